// A separate module, so that the log, which loads first, does not load the panel too.
export { ActivityPanel as default } from '@timemap/admin-kit/activity';
