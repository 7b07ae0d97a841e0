import { AdminDashboard, type AdminDashboardProps } from '@timemap/admin-kit/admin-dashboard';
import { CouponsTable, type CouponsTableProps } from '@timemap/admin-kit/coupons';
import { EnterpriseDealDetail, type EnterpriseDealDetailProps } from '@timemap/admin-kit/enterprise-deal';
import { EnterpriseDealsTable, type EnterpriseDealsTableProps } from '@timemap/admin-kit/enterprise-deals';
import { GlobalHome, type GlobalHomeProps } from '@timemap/admin-kit/global-home';
import { GlobalProjectsTable, type GlobalProjectsTableProps } from '@timemap/admin-kit/global-projects';
import { LicenseCard, type LicenseCardProps } from '@timemap/admin-kit/license';
import { LmsPanel, type LmsPanelProps } from '@timemap/admin-kit/lms';
import { OrgProjectsPanel, type OrgProjectsPanelProps } from '@timemap/admin-kit/org-projects';
import { OrgTree, type OrgTreeProps } from '@timemap/admin-kit/org-tree';
import { OrgUsersPanel, type OrgUsersPanelProps } from '@timemap/admin-kit/org-users';
import { OrganizationPanel, type OrganizationPanelProps } from '@timemap/admin-kit/organization';
import { OrganizationsScreen, type OrganizationsScreenProps } from '@timemap/admin-kit/organizations';
import { ProjectInfoDialog, type ProjectInfoDialogProps } from '@timemap/admin-kit/project-info';
import { ProjectRolesPanel, type ProjectRolesPanelProps } from '@timemap/admin-kit/project-roles';
import { StatsCards, type StatsCardsProps } from '@timemap/admin-kit/stats';
import { TicketDetail, type TicketDetailProps } from '@timemap/admin-kit/ticket-detail';
import { TicketList, type TicketListProps } from '@timemap/admin-kit/tickets';
import { UserDetail, type UserDetailProps } from '@timemap/admin-kit/user-detail';
import { UsersTable, type UsersTableProps } from '@timemap/admin-kit/users';
import { WhitelistManager, type WhitelistManagerProps } from '@timemap/admin-kit/whitelist';
import { smallOrganizations, smallProjects } from '@timemap/admin-mock';
import { expect, screen } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { everySlot } from './every-slot.tsx';

const meta = preview.meta({
  title: 'Manual/Hooks/Every slot',
  tags: ['!autodocs'],
  async play() {
    await expect((await screen.findAllByText(/^Our/)).length).toBeGreaterThan(0);
  },
});

const northwind = { id: smallOrganizations.northwind, name: 'Northwind University', parentId: 0 };
const northSea = { id: smallProjects.northSea, name: 'North Sea Trade' };

const licenseParts = { createLicense: 1, toggleLicense: 1, revokeLicense: 1, noLicense: 1 } as const;
const orgUsersParts = { addUser: 1, addMultipleUsers: 1, toggleAdmin: 1, removeUser: 1 } as const;
const lmsParts = { noInstitution: 1, toggleInstitution: 1, downloadCodes: 1 } as const;
const orgProjectsParts = {
  createProject: 1,
  connectProject: 1,
  modifyProject: 1,
  duplicateProject: 1,
  deleteProject: 1,
} as const;
const organizationParts = {
  manageUsers: 1,
  manageProjects: 1,
  createSubOrganization: 1,
  noSubOrganizations: 1,
  deleteOrganization: 1,
  ...licenseParts,
  ...orgUsersParts,
  ...orgProjectsParts,
  ...lmsParts,
} as const;
const memberParts = { addMember: 1, removeMember: 1, createRole: 1, deleteRole: 1, noMembers: 1 } as const;
const entryParts = { addEntry: 1, removeEntry: 1, noEntries: 1 } as const;
const organizationTables = { 'org-users': 1, 'org-projects': 1, 'code-batches': 1 } as const;

/** Each place that a host can fill, replace or hide has an 'Ours' here. */
const slots = {
  users: everySlot<UsersTableProps>({
    tables: { users: 1 },
    replace: { emailUsers: 1, logIn: 1, manageUser: 1, changeTrial: 1, reload: 1 },
  }),
  user: everySlot<UserDetailProps>({
    tables: { 'user-projects': 1, 'user-tickets': 1 },
    replace: { logIn: 1, connectProject: 1, changeTrial: 1, reload: 1 },
  }),
  orgUsers: everySlot<OrgUsersPanelProps>({
    tables: { 'org-users': 1 },
    replace: { ...orgUsersParts, reload: 1 },
  }),
  orgProjects: everySlot<OrgProjectsPanelProps>({
    tables: { 'org-projects': 1 },
    replace: { ...orgProjectsParts, reload: 1 },
  }),
  dashboard: everySlot<AdminDashboardProps>({
    tables: { organizations: 1 },
    replace: { createOrganization: 1, reload: 1 },
  }),
  organization: everySlot<OrganizationPanelProps>({
    tables: organizationTables,
    lists: { 'sub-organizations': 1 },
    replace: { ...organizationParts, reload: 1 },
  }),
  organizations: everySlot<OrganizationsScreenProps>({
    tables: organizationTables,
    lists: { organizations: 1, 'sub-organizations': 1 },
    replace: { ...organizationParts, createOrganization: 1, noOrganizations: 1, reload: 1 },
  }),
  tree: everySlot<OrgTreeProps>({
    lists: { organizations: 1 },
    replace: { noOrganizations: 1, reload: 1 },
  }),
  license: everySlot<LicenseCardProps>({ replace: { ...licenseParts, reload: 1 } }),
  lms: everySlot<LmsPanelProps>({ tables: { 'code-batches': 1 }, replace: { ...lmsParts, reload: 1 } }),
  members: everySlot<ProjectRolesPanelProps>({
    lists: { members: 1 },
    replace: { ...memberParts, reload: 1 },
  }),
  projectInfo: everySlot<ProjectInfoDialogProps>({
    lists: { members: 1 },
    replace: { ...memberParts, viewUserList: 1, reload: 1 },
  }),
  home: everySlot<GlobalHomeProps>({
    replace: {
      users: 1,
      projects: 1,
      coupons: 1,
      enterpriseDeals: 1,
      organizations: 1,
      stats: 1,
      reload: 1,
    },
  }),
  coupons: everySlot<CouponsTableProps>({
    tables: { coupons: 1 },
    replace: { createCoupon: 1, deleteCoupon: 1, reload: 1 },
  }),
  deals: everySlot<EnterpriseDealsTableProps>({
    tables: { 'enterprise-deals': 1 },
    replace: { createDeal: 1, manageDeal: 1, reload: 1 },
  }),
  deal: everySlot<EnterpriseDealDetailProps>({
    lists: { entries: 1 },
    replace: { ...entryParts, deleteDeal: 1, reload: 1 },
  }),
  projects: everySlot<GlobalProjectsTableProps>({ tables: { 'global-projects': 1 }, replace: { reload: 1 } }),
  tickets: everySlot<TicketListProps>({ tables: { tickets: 1 }, replace: { emailTickets: 1, reload: 1 } }),
  ticket: everySlot<TicketDetailProps>({
    replace: { setStatus: 1, sendEmail: 1, resolveAndNext: 1, reload: 1 },
  }),
  stats: everySlot<StatsCardsProps>({ tables: { 'lti-institutions': 1 }, replace: { reload: 1 } }),
  whitelist: everySlot<WhitelistManagerProps>({
    lists: { entries: 1 },
    replace: { ...entryParts, reload: 1 },
  }),
};

export const Users = meta.story({ render: () => <UsersTable slots={slots.users} /> });
export const User = meta.story({ render: () => <UserDetail userId={3} slots={slots.user} /> });
export const OrganizationUsers = meta.story({
  render: () => <OrgUsersPanel organizationId={smallOrganizations.harbour} slots={slots.orgUsers} />,
});
export const OrganizationProjects = meta.story({
  render: () => (
    <OrgProjectsPanel organizationId={smallOrganizations.historyFaculty} slots={slots.orgProjects} />
  ),
});
export const AllOrganizations = meta.story({ render: () => <AdminDashboard slots={slots.dashboard} /> });
export const Organization = meta.story({
  render: () => <OrganizationPanel organizationId={northwind.id} slots={slots.organization} />,
});
export const Organizations = meta.story({
  render: () => (
    <OrganizationsScreen
      organizationId={northwind.id}
      onOrganizationSelected={() => {}}
      slots={slots.organizations}
    />
  ),
});
export const Tree = meta.story({ render: () => <OrgTree selectedId={null} slots={slots.tree} /> });
export const License = meta.story({
  render: () => <LicenseCard organization={{ ...northwind, isLocalAdmin: true }} slots={slots.license} />,
});
export const Lms = meta.story({
  render: () => <LmsPanel organization={northwind} tab="paywall" slots={slots.lms} />,
});
export const Members = meta.story({
  render: () => <ProjectRolesPanel project={northSea} slots={slots.members} />,
});
export const ProjectInfo = meta.story({
  render: () => (
    <ProjectInfoDialog project={northSea} isOrganizationAdmin slots={slots.projectInfo} onClose={() => {}} />
  ),
});
export const Home = meta.story({ render: () => <GlobalHome slots={slots.home} /> });
export const Coupons = meta.story({ render: () => <CouponsTable slots={slots.coupons} /> });
export const Deals = meta.story({ render: () => <EnterpriseDealsTable slots={slots.deals} /> });
export const Deal = meta.story({ render: () => <EnterpriseDealDetail dealId={1} slots={slots.deal} /> });
export const Projects = meta.story({ render: () => <GlobalProjectsTable slots={slots.projects} /> });
export const Tickets = meta.story({ render: () => <TicketList slots={slots.tickets} /> });
export const Ticket = meta.story({ render: () => <TicketDetail ticketId={1} slots={slots.ticket} /> });
export const Statistics = meta.story({ render: () => <StatsCards tab="lti" slots={slots.stats} /> });
export const Whitelist = meta.story({ render: () => <WhitelistManager slots={slots.whitelist} /> });
