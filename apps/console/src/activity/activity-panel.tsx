// A separate module, so that the log, which loads first, does not bring the panel with it.
export { ActivityPanel as default } from '@timemap/admin-kit/activity';
