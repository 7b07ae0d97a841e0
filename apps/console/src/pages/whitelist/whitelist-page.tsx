import { WhitelistManager } from '@timemap/admin-kit/whitelist';
import './whitelist-page.css';

export function Component() {
  return <WhitelistManager className="console-whitelist" />;
}
