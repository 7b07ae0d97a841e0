export type { CreateRootOrganizationDialogProps } from './create-root-organization-dialog.tsx';
export { CreateRootOrganizationDialog } from './create-root-organization-dialog.tsx';
export type { CreateSubOrganizationDialogProps } from './create-sub-organization-dialog.tsx';
export { CreateSubOrganizationDialog } from './create-sub-organization-dialog.tsx';
export { orgCreateMessages } from './messages.ts';
export type { NewRootOrganization } from './use-org-create.ts';
export { useCreateRootOrganization, useCreateSubOrganization } from './use-org-create.ts';
