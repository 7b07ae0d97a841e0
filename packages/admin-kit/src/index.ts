export type { KeptChoices } from './browser/kept-choice.ts';
export type {
  AdminKit,
  AdminSession,
  Appearance,
  Capabilities,
  Density,
  Direction,
  MapTiles,
  StaffPolicy,
  Theme,
} from './context/admin-kit-context.ts';
export { useAdminKit } from './context/admin-kit-context.ts';
export type { Drafts } from './context/drafts.ts';
export { createMemoryDrafts } from './context/drafts.ts';
export type {
  ActionChange,
  ActionEvent,
  ActionPlace,
  ActionStartedEvent,
  ActionTarget,
  ActionValue,
  AdminAction,
  AdminEvent,
  AdminJob,
  CrashEvent,
  EventFailure,
  LoadEvent,
  PartlyUndone,
  TimedEvent,
  UndoEndedEvent,
  UndoOfferedEvent,
  UndoOutcome,
} from './context/events.ts';
export type { AdminLinkComponent, AdminLinkProps, AdminLinks, StaffSection } from './context/links.ts';
export type { Permission } from './context/permission.ts';
export type { Query as Read } from './data/query.ts';
export { query, queryKey } from './data/query.ts';
export type { Action, ActionOutcome } from './data/use-action.ts';
export type { FailedQuery, LoadedQuery, QueryState } from './data/use-read.ts';
export {
  DraftNotice,
  draftMessages,
  errorMessages,
  fadeWhenRemoved,
  foldForSearch,
  foldText,
  isOfInputMethod,
  letterOf,
  noticeMessages,
  onPlainPress,
  queryOptions,
  spellingsOf,
  useDraft,
} from './for-hosts.ts';
export type {
  Message,
  MessageCatalogue,
  MessageOverride,
  Messages,
  Translation,
} from './messages/define-messages.ts';
export { defineMessages, overrideMessages } from './messages/define-messages.ts';
export type { MessageSettings } from './messages/messages.ts';
export {
  MessageContext,
  useCatalogues,
  useCount,
  useMessages,
  useNumberFormat,
} from './messages/messages.ts';
export type { Count, PluralForms } from './messages/plural.ts';
export { pluralRules } from './messages/plural.ts';
export type { OrganizationListProps } from './parts/organization-list-head.tsx';
export type { CreatingProps, TableStateProps } from './parts/resource-table.tsx';
export type { ScreenRootProps } from './parts/screen-root.tsx';
export type { Draft } from './parts/use-draft.ts';
export type { AdminKitProviderProps } from './provider/admin-kit-provider.tsx';
export { AdminKitProvider } from './provider/admin-kit-provider.tsx';
export { mapMarkupPolicy } from './provider/map-markup-policy.ts';
export type { PrefetchedScreensProps } from './provider/prefetched-screens.tsx';
export { PrefetchedScreens } from './provider/prefetched-screens.tsx';
export type { DataTableState } from './ui/data-table/data-table-state.ts';
export type { TableHost, TableViewsProps } from './ui/data-table/table-host.ts';
