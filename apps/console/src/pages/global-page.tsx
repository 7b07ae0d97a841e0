import { GlobalHome } from '@timemap/admin-kit/global-home';

export function Component() {
  return <GlobalHome />;
}
