import type { Organization } from '@timemap/admin-api';
import { Suspense, useState } from 'react';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { canDeleteOrganization, deleteRefusalMessages } from '../../context/can-delete-organization.ts';
import { subOrganizationDraftKey } from '../../context/drafts.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { useLeftOpen } from '../../parts/left-open.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { ChevronEndIcon, PlusIcon } from '../../ui/icon/icons.tsx';
import { EmptyState } from '../../ui/screen-state/empty-state.tsx';
import { Section } from '../../ui/section/section.tsx';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { LicenseCard } from '../license/index.ts';
import { organizationMessages } from './messages.ts';
import { SubOrganizations } from './sub-organizations.tsx';

const CreateSubOrganizationDialog = lazyPart(
  'org-create',
  () => import('./administration-tools.ts'),
  'CreateSubOrganizationDialog',
);

interface AdministrationTabProps {
  organization: Organization;
  onOrganizationDeleted: (event: { organizationId: number }) => void;
  headingLevel: 2 | 3 | 4;
}

export function AdministrationTab(props: AdministrationTabProps) {
  const { organization, onOrganizationDeleted, headingLevel } = props;
  const words = useMessages(organizationMessages);
  const { links, linkComponent } = useAdminKit();
  const [isCreating, setIsCreating] = useState(useLeftOpen(subOrganizationDraftKey(organization.id)));
  usePreload(CreateSubOrganizationDialog);

  return (
    <div className="ak-organization-panel-administration">
      <LicenseCard organization={organization} headingLevel={headingLevel} />
      <div className="ak-organization-panel-buttons">
        <Replaceable name="manageUsers">
          <ButtonLink
            className="ak-organization-panel-button"
            href={links.organizationUsers(organization.id)}
            component={linkComponent}
            endIcon={<ChevronEndIcon />}
          >
            {words.manageUsers}
          </ButtonLink>
        </Replaceable>
        <Replaceable name="manageProjects">
          <ButtonLink
            className="ak-organization-panel-button"
            href={links.organizationProjects(organization.id)}
            component={linkComponent}
            endIcon={<ChevronEndIcon />}
          >
            {words.manageProjects}
          </ButtonLink>
        </Replaceable>
      </div>
      <Section
        title={words.subOrganizations}
        level={headingLevel}
        actions={
          <Replaceable name="createSubOrganization">
            <Button size="small" icon={<PlusIcon />} onClick={() => setIsCreating(true)}>
              {words.createSub}
            </Button>
          </Replaceable>
        }
      >
        {organization.children.length === 0 ? (
          <Replaceable name="noSubOrganizations">
            <EmptyState title={words.noSubOrganizations}>{words.noSubOrganizationsHint}</EmptyState>
          </Replaceable>
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

const DeleteOrganizationDialog = lazyPart(
  'org-delete',
  () => import('./administration-tools.ts'),
  'DeleteOrganizationDialog',
);

interface DeleteOrganizationProps {
  organization: Organization;
  onOrganizationDeleted: (event: { organizationId: number }) => void;
}

/** @spec A §2 */
function DeleteOrganization({ organization, onOrganizationDeleted }: DeleteOrganizationProps) {
  const words = useMessages(organizationMessages);
  const reasons = useMessages(deleteRefusalMessages);
  const { session } = useAdminKit();
  const [isOpen, setIsOpen] = useState(false);
  usePreload(DeleteOrganizationDialog);
  const permission = canDeleteOrganization(session, organization);

  return (
    <div className="ak-organization-panel-end">
      <p className="ak-organization-panel-note">
        {permission.isAllowed ? words.noRename : words.noRenameHere}
      </p>
      <Replaceable name="deleteOrganization">
        <Button
          variant="danger-quiet"
          disabledReason={permission.isAllowed ? undefined : reasons[permission.reason]}
          onClick={() => setIsOpen(true)}
        >
          {words.delete}
        </Button>
      </Replaceable>
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
