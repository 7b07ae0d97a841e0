// One script for all of them: separate ones would split the code that they share.
export { JsonViewer } from '../../ui/json-viewer/json-viewer.tsx';
export { ShortcutHelp } from './shortcut-help.tsx';
export { StateLinksLine } from './state-links-line.tsx';
export { StatusConflictDialog } from './status-conflict-dialog.tsx';
export { TicketPerson } from './ticket-person.tsx';
export { TicketQueue } from './ticket-queue.tsx';
