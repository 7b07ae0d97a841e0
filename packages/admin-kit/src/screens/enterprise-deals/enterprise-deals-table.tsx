import type { EnterpriseDeal } from '@timemap/admin-api';
import { Suspense, useCallback, useMemo } from 'react';
import { canManageDeals } from '../../enterprise-deal-form/deals.ts';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { lazyPart, usePreload } from '../../provider/lazy-part.tsx';
import { ScreenRoot, type ScreenRootProps } from '../../provider/screen-root.tsx';
import { useControlledOpen } from '../../provider/use-controlled-open.ts';
import { useLeftOpen } from '../../provider/use-draft.ts';
import { visibleName } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { DataTableColumn } from '../../ui/data-table/data-table-column.ts';
import type { DataTableState } from '../../ui/data-table/data-table-state.ts';
import { PlusIcon } from '../../ui/icon/icons.tsx';
import { ForbiddenState } from '../../ui/screen-state/forbidden-state.tsx';
import type { ScreenSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { enterpriseDealsMessages } from './messages.ts';
import { DEAL_DRAFT_KEY, useEnterpriseDeals } from './use-enterprise-deals.ts';
import './enterprise-deals-table.css';

const CreateDealDialog = lazyPart('create-deal-dialog', () => import('./create-deal-dialog.tsx'));

export interface EnterpriseDealsTableProps extends ScreenRootProps {
  /** Controls filter, order, page and columns, together with `onTableStateChange`. @default the table keeps its own, from `enterpriseDealsTable` */
  tableState?: DataTableState;
  /** Fires with the whole next state for every change a person makes to the table. */
  onTableStateChange?: (state: DataTableState) => void;
  /**
   * Whether the create dialog is open; together with `onCreatingChange`.
   * @default the screen keeps it, open at first if the page or the session ended with it open
   */
  isCreating?: boolean;
  /** Fires when a person opens or closes the create dialog. */
  onCreatingChange?: (isCreating: boolean) => void;
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: ScreenSlots<{ 'enterprise-deals': EnterpriseDeal }, 'createDeal' | 'manageDeal'>;
}

/** The initial state: 20 rows a page, by name. @spec B §2, §9 */
export const enterpriseDealsTable: DataTableState = {
  filter: '',
  sort: { columnId: 'name', direction: 'ascending' },
  page: 1,
  pageSize: 20,
  columns: null,
};
const idOf = ({ id }: EnterpriseDeal) => String(id);
const textsOf = ({ name }: EnterpriseDeal) => [name];

/**
 * All enterprise deals, filtered by name, each with a link to its detail, and Create Enterprise Deal. For global
 * admins.
 * @operation GET /enterprise @spec B §2
 */
export function EnterpriseDealsTable(props: EnterpriseDealsTableProps) {
  const { tableState, onTableStateChange, isCreating, onCreatingChange, ...rest } = props;
  const words = useMessages(enterpriseDealsMessages);
  const { session } = useAdminKit();
  const permission = canManageDeals(session);
  return (
    <ScreenRoot aria-label={words.title} {...rest} screen="enterprise-deals-table">
      {permission.isAllowed ? (
        <DealsContent {...{ tableState, onTableStateChange, isCreating, onCreatingChange }} />
      ) : (
        <ForbiddenState>{words[permission.reason]}</ForbiddenState>
      )}
    </ScreenRoot>
  );
}

type ContentProps = Pick<
  EnterpriseDealsTableProps,
  'tableState' | 'onTableStateChange' | 'isCreating' | 'onCreatingChange'
>;

function DealsContent({ tableState, onTableStateChange, ...creation }: ContentProps) {
  const words = useMessages(enterpriseDealsMessages);
  const { links, linkComponent } = useAdminKit();
  const { read, create } = useEnterpriseDeals();
  const [isCreating, setIsCreating] = useControlledOpen(
    creation.isCreating,
    creation.onCreatingChange,
    useLeftOpen(DEAL_DRAFT_KEY),
  );
  usePreload(CreateDealDialog);
  const columns = useDealColumns();
  const hrefOf = useCallback(({ id }: EnterpriseDeal) => links.enterpriseDeal(id), [links]);

  return (
    <>
      <DataTable
        name="enterprise-deals"
        label={words.title}
        read={read}
        failedTitle={words.loadFailed}
        refreshLabel={words.reload}
        columns={columns}
        getRowId={idOf}
        filterLabel={words.filter}
        filterTexts={textsOf}
        emptyText={words.none}
        emptyHint={words.noneHint}
        initialState={enterpriseDealsTable}
        state={tableState}
        onStateChange={onTableStateChange}
        rowHref={hrefOf}
        linkComponent={linkComponent}
        primaryAction={
          <Replaceable name="createDeal">
            <Button variant="primary" icon={<PlusIcon />} onClick={() => setIsCreating(true)}>
              {words.create}
            </Button>
          </Replaceable>
        }
      />
      <Suspense fallback={null}>
        {isCreating && <CreateDealDialog create={create} onClose={() => setIsCreating(false)} />}
      </Suspense>
    </>
  );
}

function useDealColumns(): readonly DataTableColumn<EnterpriseDeal>[] {
  const words = useMessages(enterpriseDealsMessages);
  return useMemo<readonly DataTableColumn<EnterpriseDeal>[]>(
    () => [
      {
        id: 'name',
        header: words.name,
        value: ({ name }) => (name.trim() === '' ? words.unnamed : name),
        exportValue: ({ name }) => name,
        isRowHeader: true,
        share: 2,
      },
      {
        id: 'created',
        header: words.created,
        kind: 'time',
        value: ({ createdAt }) => createdAt,
        priority: 3,
      },
      {
        id: 'period',
        header: words.period,
        kind: 'number',
        value: ({ periodDays }) => periodDays,
        minWidthPx: 112,
      },
      {
        id: 'softLimit',
        header: words.softLimit,
        kind: 'number',
        value: ({ softLimit }) => softLimit,
        isFact: true,
        minWidthPx: 96,
      },
      {
        id: 'hardLimit',
        header: words.hardLimit,
        kind: 'number',
        value: ({ hardLimit }) => hardLimit,
        isFact: true,
        minWidthPx: 96,
      },
      {
        id: 'institutionId',
        header: words.institutionId,
        kind: 'id',
        value: ({ institutionId }) => institutionId,
        minWidthPx: 112,
        priority: 3,
      },
      {
        id: 'actions',
        header: words.actions,
        kind: 'other',
        share: 0,
        minWidthPx: 96,
        priority: 1,
        cell: (deal) => <ManageButton deal={deal} />,
      },
    ],
    [words],
  );
}

function ManageButton({ deal: { id, name } }: { deal: EnterpriseDeal }) {
  const words = useMessages(enterpriseDealsMessages);
  const { links, linkComponent } = useAdminKit();
  return (
    <Replaceable name="manageDeal">
      <ButtonLink
        size="small"
        href={links.enterpriseDeal(id)}
        component={linkComponent}
        aria-label={words.manageDeal({ deal: visibleName(name, words.unnamed) })}
      >
        {words.manage}
      </ButtonLink>
    </Replaceable>
  );
}
