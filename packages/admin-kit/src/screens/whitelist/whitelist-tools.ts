// One script for all of them: separate ones would split the code that they share.
export { default as BulkActionDialog } from '../../bulk-job/bulk-action-dialog.tsx';
export { AddList } from './add-list.tsx';
export { OpenDomains } from './open-domains.tsx';
export { SelectedEntries } from './selected-entries.tsx';
