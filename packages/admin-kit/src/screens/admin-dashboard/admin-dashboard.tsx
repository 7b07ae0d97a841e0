import type { License, Organization } from '@timemap/admin-api';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { withChecks } from '../../checks/check-progress.tsx';
import { useLicenseChecks } from '../../checks/license-checks.ts';
import { rootOrganizationDraftKey } from '../../context/drafts.ts';
import { useAnswered } from '../../data/use-check-each.ts';
import { dataOf } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import type { TableStateProps } from '../../parts/resource-table.tsx';
import { ScreenRoot, type ScreenRootProps } from '../../parts/screen-root.tsx';
import { useLeftOpen } from '../../parts/use-draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { PlusIcon } from '../../ui/icon/icons.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { ForbiddenState } from '../../ui/screen-state/forbidden-state.tsx';
import { RefreshButton } from '../../ui/screen-state/read-view.tsx';
import type { HeadedSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { adminDashboardMessages } from './messages.ts';
import { OrganizationsTable } from './organizations-table.tsx';
import { type OrganizationRow, useAdminDashboard } from './use-admin-dashboard.ts';
import './admin-dashboard.css';

const CreateRootOrganizationDialog = lazyPart('org-create', async () => ({
  default: (await import('../org-create/index.ts')).CreateRootOrganizationDialog,
}));
const DeleteOrganizationDialog = lazyPart('org-delete', async () => ({
  default: (await import('../org-delete/index.ts')).DeleteOrganizationDialog,
}));

export interface AdminDashboardProps extends ScreenRootProps, TableStateProps {
  /** The level of the heading in its page. @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: HeadedSlots<'createOrganization', { organizations: OrganizationRow }>;
}

/**
 * All organizations of all trees in one table, each with its parent and root, with Create Organization and delete.
 * The filter finds what is below a root or a parent. For global admins; everyone else is sent to the root.
 * When the page is idle, it also asks for the license of each root organization.
 * @operation GET /organizations/admin/all, GET /licenses/{orgId}
 * @spec A §2, B §2
 */
export function AdminDashboard(props: AdminDashboardProps) {
  const { headingLevel, tableState, onTableStateChange, ...rest } = props;
  return (
    <ScreenRoot {...rest} screen="admin-dashboard">
      <AdminDashboardContent {...props} />
    </ScreenRoot>
  );
}

const noRows: readonly OrganizationRow[] = [];
const idOf = ({ organization }: OrganizationRow) => organization.id;
const rootsOf = (rows: readonly OrganizationRow[]) =>
  rows.filter(({ parent }) => parent === null).map(({ organization }) => organization);
const withLicense = (row: OrganizationRow, license: License | null | undefined): OrganizationRow => ({
  ...row,
  license,
});

type OpenDialog = { readonly kind: 'creating' } | { readonly kind: 'deleting'; organization: Organization };

function AdminDashboardContent({ headingLevel = 2, ...tableProps }: AdminDashboardProps) {
  const words = useMessages(adminDashboardMessages);
  const state = useAdminDashboard();
  const loaded = state.status === 'ready' ? state.data : null;
  const roots = useMemo(() => loaded && rootsOf(loaded), [loaded]);
  const checks = useLicenseChecks(roots);
  const rows = useAnswered(loaded ?? noRows, checks, idOf, withLicense);
  const [open, setOpen] = useState<OpenDialog | null>(
    useLeftOpen(rootOrganizationDraftKey) ? { kind: 'creating' } : null,
  );
  usePreload(CreateRootOrganizationDialog, DeleteOrganizationDialog);
  const onDelete = useCallback(
    ({ organization }: OrganizationRow) => setOpen({ kind: 'deleting', organization }),
    [],
  );
  const close = () => setOpen(null);

  if (state.status === 'denied') return <ForbiddenState>{words[state.reason]}</ForbiddenState>;
  const read = withChecks(state, rows, checks);
  const create = (
    <Replaceable name="createOrganization">
      <Button variant="primary" icon={<PlusIcon />} onClick={() => setOpen({ kind: 'creating' })}>
        {words.create}
      </Button>
    </Replaceable>
  );
  return (
    <>
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
      <OrganizationsTable {...{ read, checks, onDelete, tableProps }} />
      <Suspense fallback={null}>
        {open?.kind === 'creating' && <CreateRootOrganizationDialog title={words.create} onClose={close} />}
        {open?.kind === 'deleting' && (
          <DeleteOrganizationDialog organization={open.organization} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
