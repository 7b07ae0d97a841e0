export type { DeleteOrganizationDialogProps } from './delete-organization-dialog.tsx';
export { DeleteOrganizationDialog } from './delete-organization-dialog.tsx';
export { orgDeleteMessages } from './messages.ts';
export type { DeleteObstacle, DeleteRefusal } from './rules.ts';
export { canDeleteOrganization } from './rules.ts';
export type { DeleteOrganizationState, OrganizationToDelete } from './use-org-delete.ts';
export { useDeleteOrganization } from './use-org-delete.ts';
