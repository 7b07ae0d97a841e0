import type { ScreenView } from '../../elements/screen-definition.ts';
import { UserDetail } from './index.ts';

/** `<ak-user-detail>`: one user, for global admins. */
export interface UserDetailElement extends HTMLElement {
  userId: number | null;
}

const View: ScreenView<UserDetailElement> = ({ userId }) =>
  userId === null ? null : <UserDetail userId={userId} />;

export default View;
