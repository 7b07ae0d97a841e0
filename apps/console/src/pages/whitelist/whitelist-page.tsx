import { WhitelistManager } from '@timemap/admin-kit/whitelist';

export function Component() {
  return <WhitelistManager />;
}
