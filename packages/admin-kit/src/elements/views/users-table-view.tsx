import { UsersTable } from '../../screens/users/index.ts';
import type { UsersTableElement } from '../element-types.ts';
import type { ScreenView } from '../screen-definition.ts';

const View: ScreenView<UsersTableElement> = () => <UsersTable />;

export default View;
