import type { License, Organization, OrganizationUser } from '@timemap/admin-api';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { withChecks } from '../../checks/check-progress.tsx';
import { type AdminKit, useAdminKit } from '../../context/admin-kit-context.ts';
import { rootOrganizationDraftKey } from '../../context/drafts.ts';
import { MAX_UNASKED } from '../../data/check-each.ts';
import { licenseQuery } from '../../data/license-query.ts';
import { useAnswered } from '../../data/use-check-each.ts';
import { useCheckSeen } from '../../data/use-check-seen.ts';
import { dataOf } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { useLeftOpen } from '../../parts/left-open.ts';
import { type TableStateProps, useResourceTable } from '../../parts/resource-table.tsx';
import { ScreenRoot, type ScreenRootProps } from '../../parts/screen-root.tsx';
import { Button } from '../../ui/button/button.tsx';
import { PlusIcon } from '../../ui/icon/icons.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { ForbiddenState } from '../../ui/screen-state/forbidden-state.tsx';
import { RefreshButton } from '../../ui/screen-state/refresh-button.tsx';
import type { HeadedSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable, useHeaderActions } from '../../ui/slot/slot.tsx';
import { adminDashboardMessages } from './messages.ts';
import { needsAllLicenses, needsAllPeople } from './organization-facets.ts';
import { peopleOf, usersQuery } from './organization-people.ts';
import { adminDashboardTable, OrganizationsTable } from './organizations-table.tsx';
import { type OrganizationRow, useAdminDashboard } from './use-admin-dashboard.ts';
import './admin-dashboard.css';

const tools = () => import('./dashboard-tools.ts');
const CreateRootOrganizationDialog = lazyPart('org-create', tools, 'CreateRootOrganizationDialog');
const DeleteOrganizationDialog = lazyPart('org-delete', tools, 'DeleteOrganizationDialog');

export interface AdminDashboardProps extends ScreenRootProps, TableStateProps {
  /** The level of the heading in its page. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** Shows that heading. Without it, its buttons are beside the filter. @default true */
  hasHeading?: boolean;
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: HeadedSlots<'createOrganization', { organizations: OrganizationRow }>;
}

/**
 * All organizations of all trees in one table, each with its parent and root, with Create Organization and delete.
 * The filter finds what is below a root or a parent. For global admins; everyone else is sent to the root.
 * When the page is idle, it also asks for the license of each root organization, and for the users of those in view. With
 * more than 200 roots it asks for the licenses in view only. A facet or an order that needs all of them asks for all.
 * @operation GET /organizations/admin/all, GET /licenses/{orgId}, GET /organizations/{id}/users
 * @spec A §2, B §2
 */
export function AdminDashboard(props: AdminDashboardProps) {
  const { headingLevel, hasHeading, tableState, onTableStateChange, ...rest } = props;
  return (
    <ScreenRoot {...rest} screen="admin-dashboard">
      <AdminDashboardContent {...props} />
    </ScreenRoot>
  );
}

const noRows: readonly OrganizationRow[] = [];
const idOf = ({ organization }: OrganizationRow) => organization.id;
const idsOf = (rows: readonly OrganizationRow[]) => rows.map(idOf);
const rootsOf = (rows: readonly OrganizationRow[]) => rows.filter(({ parent }) => parent === null);
const withLicense = (row: OrganizationRow, license: License | null | undefined): OrganizationRow => ({
  ...row,
  license,
});
const withPeople =
  (kit: AdminKit) =>
  (row: OrganizationRow, users: readonly OrganizationUser[] | undefined): OrganizationRow => ({
    ...row,
    people: users && peopleOf(kit, row.organization.id, users),
  });

type OpenDialog = { readonly kind: 'creating' } | { readonly kind: 'deleting'; organization: Organization };

function AdminDashboardContent({ headingLevel = 2, hasHeading = true, ...tableProps }: AdminDashboardProps) {
  const words = useMessages(adminDashboardMessages);
  const state = useAdminDashboard();
  const loaded = state.status === 'ready' ? state.data : null;
  const kit = useAdminKit();
  const table = useResourceTable('organizations', adminDashboardTable, tableProps);
  const roots = useMemo(() => loaded && idsOf(rootsOf(loaded)), [loaded]);
  const all = useMemo(() => loaded && idsOf(loaded), [loaded]);
  const areFewRoots = (roots?.length ?? 0) <= MAX_UNASKED;
  const licenses = useCheckSeen(roots, licenseQuery, areFewRoots || needsAllLicenses(table.state));
  const users = useCheckSeen(all, usersQuery, needsAllPeople(table.state));
  const licensed = useAnswered(loaded ?? noRows, licenses, idOf, withLicense);
  const rows = useAnswered(licensed, users, idOf, withPeople(kit));
  const [open, setOpen] = useState<OpenDialog | null>(
    useLeftOpen(rootOrganizationDraftKey) ? { kind: 'creating' } : null,
  );
  usePreload(CreateRootOrganizationDialog, DeleteOrganizationDialog);
  const onDelete = useCallback(
    ({ organization }: OrganizationRow) => setOpen({ kind: 'deleting', organization }),
    [],
  );
  const close = () => setOpen(null);

  const create = (
    <Replaceable name="createOrganization">
      <Button variant="primary" icon={<PlusIcon />} onClick={() => setOpen({ kind: 'creating' })}>
        {words.create}
      </Button>
    </Replaceable>
  );
  const tableCreate = useHeaderActions(create, !hasHeading);

  if (state.status === 'denied') return <ForbiddenState>{words[state.reason]}</ForbiddenState>;
  const recheck = () => {
    licenses.recheck();
    users.recheck();
  };
  const read = withChecks(state, rows, { recheck });
  return (
    <>
      {hasHeading && (
        <PageHeader
          isScreenHeading
          level={headingLevel}
          title={words.title}
          count={dataOf(state)?.length}
          below={words.about}
          actions={
            <>
              <RefreshButton read={read} label={words.refresh} />
              {create}
            </>
          }
        />
      )}
      <OrganizationsTable
        {...{ table, read, licenses, users, onDelete }}
        refreshLabel={hasHeading ? undefined : words.refresh}
        primaryAction={hasHeading ? undefined : tableCreate}
      />
      <Suspense fallback={null}>
        {open?.kind === 'creating' && <CreateRootOrganizationDialog title={words.create} onClose={close} />}
        {open?.kind === 'deleting' && (
          <DeleteOrganizationDialog organization={open.organization} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
