import { AdminScreens } from './admin-screens';

export default function Page() {
  return <AdminScreens />;
}
