export type { DeleteOrganizationDialogProps } from './delete-organization-dialog.tsx';
export { DeleteOrganizationDialog } from './delete-organization-dialog.tsx';
export { orgDeleteMessages } from './messages.ts';
export type { DeleteObstacle } from './rules.ts';
export type { DeleteOrganizationState, OrganizationToDelete } from './use-org-delete.ts';
export { useDeleteOrganization } from './use-org-delete.ts';
