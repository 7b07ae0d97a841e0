import type { AdminUser } from '@timemap/admin-api';
import { GlobalHome, type GlobalHomeProps } from '@timemap/admin-kit/global-home';
import { OrgTree, type OrgTreeProps } from '@timemap/admin-kit/org-tree';
import { OrganizationPanel, type OrganizationPanelProps } from '@timemap/admin-kit/organization';
import { ProjectInfoDialog } from '@timemap/admin-kit/project-info';
import { ProjectRolesPanel, type ProjectRolesPanelProps } from '@timemap/admin-kit/project-roles';
import { StatsCards, type StatsCardsProps } from '@timemap/admin-kit/stats';
import { Alert } from '@timemap/admin-kit/ui/alert';
import { Button } from '@timemap/admin-kit/ui/button';
import { Menu } from '@timemap/admin-kit/ui/menu';
import { Status } from '@timemap/admin-kit/ui/status';
import { UsersTable, type UsersTableProps } from '@timemap/admin-kit/users';

const domainOf = ({ email }: AdminUser) => email.split('@')[1] ?? '';

/** Made once: new functions render every row again. */
const peopleSlots: UsersTableProps['slots'] = {
  tables: {
    users: {
      columns: [{ id: 'domain', header: 'Domain', value: domainOf, share: 2 }],
      rowActions: ({ id, email }) => [
        { kind: 'link', label: 'Open in our CRM', href: `https://crm.example/contacts/${id}` },
        { label: 'Copy email', onSelect: () => void navigator.clipboard?.writeText(email) },
      ],
      bulkActions: (users) => <Button size="small">Invite {users.length} to the newsletter</Button>,
      actions: <Button>Import</Button>,
      emptyState: <p>No one has signed up yet.</p>,
      hides: ['export'],
    },
  },
  replace: { logIn: null },
};

export const OurPeople = () => <UsersTable slots={peopleSlots} />;

const memberSlots: ProjectRolesPanelProps['slots'] = {
  lists: {
    members: {
      rowContent: ({ id, displayName, email }) => (
        <Menu
          size="small"
          label={`Actions for ${displayName}`}
          entries={[
            { kind: 'link', label: 'Open in our CRM', href: `https://crm.example/contacts/${id}` },
            { label: 'Copy email', onSelect: () => void navigator.clipboard?.writeText(email) },
          ]}
        />
      ),
    },
  },
  headerActions: <Button size="small">Invite by mail</Button>,
  replace: { deleteRole: null, noMembers: <p>The teacher of the course is its first member.</p> },
  dialog: (content, name) => (
    <>
      {name === 'add-member' && <Alert tone="warning">Ask the teacher of the course first.</Alert>}
      {content}
    </>
  ),
};

export const OurMembers = ({ projectId }: { projectId: number }) => (
  <ProjectRolesPanel project={{ id: projectId, name: 'North Sea Trade' }} slots={memberSlots} />
);

const treeSlots: OrgTreeProps['slots'] = {
  lists: {
    organizations: {
      rowContent: ({ id, name }, tabIndex) => (
        <Menu
          size="small"
          tabIndex={tabIndex}
          label={`Actions for ${name}`}
          entries={[
            { kind: 'link', label: 'Open the contract', href: `https://crm.example/contracts/${id}` },
          ]}
        />
      ),
    },
  },
};

export const OurTree = () => <OrgTree selectedId={null} slots={treeSlots} />;

const partSlots: OrganizationPanelProps['slots'] = {
  lists: { 'sub-organizations': { rowContent: ({ id }) => id % 2 === 1 && <Status>In our CRM</Status> } },
};

export const OurOrganization = ({ organizationId }: { organizationId: number }) => (
  <OrganizationPanel organizationId={organizationId} slots={partSlots} />
);

const homeSlots: GlobalHomeProps['slots'] = {
  headerActions: <Button size="small">Write to all admins</Button>,
  replace: { organizations: null, stats: <a href="https://reports.example">Our reports</a> },
};

export const OurHome = () => <GlobalHome slots={homeSlots} />;

export const OurProject = ({ projectId }: { projectId: number }) => (
  <ProjectInfoDialog
    project={{ id: projectId, name: 'North Sea Trade' }}
    isOrganizationAdmin
    slots={{
      ...memberSlots,
      replace: { viewUserList: null },
    }}
    onClose={() => {}}
  />
);

const statsSlots: StatsCardsProps['slots'] = {
  headerActions: <Button size="small">Send as a report</Button>,
};

export const OurStats = () => <StatsCards slots={statsSlots} />;
