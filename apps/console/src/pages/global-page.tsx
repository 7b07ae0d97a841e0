import { GlobalHome } from '@timemap/admin-kit/global-home';
import { WhitelistManager } from '@timemap/admin-kit/whitelist';

export function Component() {
  return <GlobalHome whitelist={<WhitelistManager />} />;
}
