export { globalProjectsQuery } from './api.ts';
export type { GlobalProjectsTableProps } from './global-projects-table.tsx';
export { GlobalProjectsTable, globalProjectsTable } from './global-projects-table.tsx';
export { globalProjectsMessages } from './messages.ts';
export type { GlobalProjectsState, OverrideFailure } from './use-global-projects.ts';
export { useGlobalProjects } from './use-global-projects.ts';
