import type { Organization } from '@timemap/admin-api';
import { Suspense, useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { subOrganizationDraftKey } from '../../provider/drafts.ts';
import { lazyPart, usePrefetch } from '../../provider/lazy-part.tsx';
import { useLeftOpen } from '../../provider/use-draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { EmptyState } from '../../ui/screen-state/empty-state.tsx';
import { Section } from '../../ui/section/section.tsx';
import { LicenseCard } from '../license/index.ts';
import { DeleteOrganization } from './delete-organization.tsx';
import { organizationMessages } from './messages.ts';
import { SubOrganizations } from './sub-organizations.tsx';

const CreateSubOrganizationDialog = lazyPart('org-create', async () => ({
  default: (await import('../org-create/index.ts')).CreateSubOrganizationDialog,
}));

interface AdministrationTabProps {
  organization: Organization;
  onOrganizationDeleted: (event: { organizationId: number }) => void;
}

/** What an organization's admins see first: its license, the ways to its people and projects, and what is below it. */
export function AdministrationTab({ organization, onOrganizationDeleted }: AdministrationTabProps) {
  const words = useMessages(organizationMessages);
  const { links, linkComponent } = useAdminKit();
  const [isCreating, setIsCreating] = useState(useLeftOpen(subOrganizationDraftKey(organization.id)));
  usePrefetch(CreateSubOrganizationDialog);

  return (
    <div className="ak-organization-panel-administration">
      <LicenseCard organization={organization} headingLevel={3} />
      <div className="ak-organization-panel-buttons">
        <ButtonLink href={links.organizationUsers(organization.id)} component={linkComponent}>
          {words.manageUsers}
        </ButtonLink>
        <ButtonLink href={links.organizationProjects(organization.id)} component={linkComponent}>
          {words.manageProjects}
        </ButtonLink>
      </div>
      <Section
        title={words.subOrganizations}
        level={3}
        actions={
          <Button size="small" icon={<Icon name="plus" />} onClick={() => setIsCreating(true)}>
            {words.createSub}
          </Button>
        }
      >
        {organization.children.length === 0 ? (
          <EmptyState title={words.noSubOrganizations} />
        ) : (
          <SubOrganizations organizations={organization.children} />
        )}
      </Section>
      <DeleteOrganization organization={organization} onOrganizationDeleted={onOrganizationDeleted} />
      <Suspense fallback={null}>
        {isCreating && (
          <CreateSubOrganizationDialog parent={organization} onClose={() => setIsCreating(false)} />
        )}
      </Suspense>
    </div>
  );
}
