// A module of its own, so that the log, which is there from the start, does not bring the panel with it.
export { ActivityPanel as default } from '@timemap/admin-kit/activity';
