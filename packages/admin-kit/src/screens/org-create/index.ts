export type {
  CreateRootOrganizationDialogProps,
  CreateSubOrganizationDialogProps,
} from './create-organization-dialogs.tsx';
export { CreateRootOrganizationDialog, CreateSubOrganizationDialog } from './create-organization-dialogs.tsx';
export { orgCreateMessages } from './messages.ts';
export type { NewRootOrganization } from './use-org-create.ts';
export { useCreateRootOrganization, useCreateSubOrganization } from './use-org-create.ts';
