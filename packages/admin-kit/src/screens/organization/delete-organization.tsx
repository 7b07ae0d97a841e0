import type { Organization } from '@timemap/admin-api';
import { Suspense, useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { canDeleteOrganization, deleteRefusalMessages } from '../../provider/can-delete-organization.ts';
import { lazyPart, usePrefetch } from '../../provider/lazy-part.tsx';
import { Button } from '../../ui/button/button.tsx';
import { organizationMessages } from './messages.ts';

const DeleteOrganizationDialog = lazyPart('org-delete', async () => ({
  default: (await import('../org-delete/index.ts')).DeleteOrganizationDialog,
}));

interface DeleteOrganizationProps {
  organization: Organization;
  onOrganizationDeleted: (event: { organizationId: number }) => void;
}

/** The way to delete the organization, at the end and quiet; who may not is told why. @spec A §2 */
export function DeleteOrganization({ organization, onOrganizationDeleted }: DeleteOrganizationProps) {
  const words = useMessages(organizationMessages);
  const reasons = useMessages(deleteRefusalMessages);
  const { session } = useAdminKit();
  const [isOpen, setIsOpen] = useState(false);
  usePrefetch(DeleteOrganizationDialog);
  const permission = canDeleteOrganization(session, organization);

  return (
    <div className="ak-organization-panel-end">
      <Button
        variant="danger-quiet"
        disabledReason={permission.isAllowed ? undefined : reasons[permission.reason]}
        onClick={() => setIsOpen(true)}
      >
        {words.delete}
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <DeleteOrganizationDialog
            organization={organization}
            onClose={() => setIsOpen(false)}
            onOrganizationDeleted={onOrganizationDeleted}
          />
        )}
      </Suspense>
    </div>
  );
}
