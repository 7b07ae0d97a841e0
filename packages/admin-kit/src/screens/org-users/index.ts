export type { NewOrganizationUser, Removal } from './api.ts';
export type {
  BulkLine,
  BulkLines,
  DuplicateLine,
  JobEnd,
  JobHistory,
  JobReport,
  LineOutcome,
  LineResult,
} from './bulk-add.ts';
export { parseBulkLines } from './bulk-add.ts';
export { orgUsersMessages } from './messages.ts';
export type { OrgUsersPanelProps } from './org-users-panel.tsx';
export { OrgUsersPanel } from './org-users-panel.tsx';
export type { AddMultipleUsers, BulkAddOptions, EndedJob, JobProgress } from './use-add-multiple-users.ts';
export { useAddMultipleUsers } from './use-add-multiple-users.ts';
export type { OrgUsersActions, OrgUsersState } from './use-org-users.ts';
export { useOrgUsers } from './use-org-users.ts';
export { orgUsersTable } from './users-table.tsx';
