export type { WhitelistScopeWords } from './messages.ts';
export { whitelistMessages } from './messages.ts';
export type {
  AddEntries,
  EntryFailure,
  RemoveEntry,
  WhitelistAdapter,
  WhitelistState,
} from './use-whitelist.ts';
export { globalWhitelist, useWhitelist } from './use-whitelist.ts';
export type { WhitelistManagerProps } from './whitelist-manager.tsx';
export { WhitelistManager } from './whitelist-manager.tsx';
