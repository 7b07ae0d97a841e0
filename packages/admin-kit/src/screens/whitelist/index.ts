export type { WhitelistAdapter } from './api.ts';
export { globalWhitelist } from './api.ts';
export type { WhitelistScopeWords } from './messages.ts';
export { whitelistMessages } from './messages.ts';
export type {
  AddEntries,
  EntryFailure,
  RemoveEntry,
  WhitelistState,
} from './use-whitelist.ts';
export { useWhitelist } from './use-whitelist.ts';
export type { WhitelistManagerProps, WhitelistPart } from './whitelist-manager.tsx';
export { WhitelistManager } from './whitelist-manager.tsx';
