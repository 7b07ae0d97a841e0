import type { ScreenView } from '../../elements/screen-definition.ts';
import { UsersTable } from './index.ts';

/** `<ak-users-table>`: all users, for global admins. */
export type UsersTableElement = HTMLElement;

const View: ScreenView<UsersTableElement> = () => <UsersTable />;

export default View;
