export { orgProjectsMessages } from './messages.ts';
export type { OrgProjectsPanelPart, OrgProjectsPanelProps } from './org-projects-panel.tsx';
export { OrgProjectsPanel } from './org-projects-panel.tsx';
export { orgProjectsTable } from './org-projects-table.tsx';
export type { OrgProjectsState } from './use-org-projects.ts';
export { useOrgProjects } from './use-org-projects.ts';
