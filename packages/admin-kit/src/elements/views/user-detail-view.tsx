import { UserDetail } from '../../screens/user-detail/index.ts';
import type { UserDetailElement } from '../element-types.ts';
import type { ScreenView } from '../screen-definition.ts';

const View: ScreenView<UserDetailElement> = ({ userId }) =>
  userId === null ? null : <UserDetail userId={userId} />;

export default View;
