import type { EnterpriseDeal } from '@timemap/admin-api';
import { Suspense, useCallback, useMemo } from 'react';
import { CheckNotes, isWhole, withChecks } from '../../checks/check-progress.tsx';
import { unknownUse, useDealChecks } from '../../checks/deal-checks.ts';
import { withUse } from '../../checks/deal-rules.ts';
import { checksMessages } from '../../checks/messages.ts';
import { useAnswered } from '../../data/use-check-each.ts';
import { dataOf } from '../../data/use-read.ts';
import { canManageDeals } from '../../enterprise-deal-form/deals.ts';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { lazyPart, usePreload } from '../../provider/lazy-part.tsx';
import { ScreenRoot, type ScreenRootProps } from '../../provider/screen-root.tsx';
import { useControlledOpen } from '../../provider/use-controlled-open.ts';
import { useLeftOpen } from '../../provider/use-draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { chosenFacets, type DataTableState, facetCondition } from '../../ui/data-table/data-table-state.ts';
import { TableFacets } from '../../ui/data-table/table-facets.tsx';
import { useTableState } from '../../ui/data-table/use-table-state.ts';
import { PlusIcon } from '../../ui/icon/icons.tsx';
import { ForbiddenState } from '../../ui/screen-state/forbidden-state.tsx';
import type { ScreenSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { enterpriseDealsMessages } from './messages.ts';
import { useDealColumns, useDealFacets } from './use-deal-columns.tsx';
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

/**
 * The initial state: 20 rows a page, by name. `choices.only` names facets: 'aboveSoftLimit', 'aboveHardLimit', 'ending'.
 * @spec B §2, §9
 */
export const enterpriseDealsTable: DataTableState = {
  filter: '',
  sort: { columnId: 'name', direction: 'ascending' },
  page: 1,
  pageSize: 20,
  columns: null,
  choices: { only: '' },
};
const idOf = ({ id }: EnterpriseDeal) => String(id);
const numericIdOf = ({ id }: EnterpriseDeal) => id;
const noDeals: readonly EnterpriseDeal[] = [];
const textsOf = ({ name }: EnterpriseDeal) => [name];

/**
 * All enterprise deals, filtered by name, each with a link to its detail, and Create Enterprise Deal. For global
 * admins. When the page is idle, it also asks for the active users of each deal with a limit.
 * @operation GET /enterprise, GET /enterprise/{id}/rtau @spec B §2
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
  const { noneYet } = useMessages(checksMessages);
  const { links, linkComponent } = useAdminKit();
  const { read, create } = useEnterpriseDeals();
  const [isCreating, setIsCreating] = useControlledOpen(
    creation.isCreating,
    creation.onCreatingChange,
    useLeftOpen(DEAL_DRAFT_KEY),
  );
  usePreload(CreateDealDialog);
  const columns = useDealColumns();
  const deals = dataOf(read);
  const checks = useDealChecks(deals);
  const rows = useAnswered(deals ?? noDeals, checks, numericIdOf, withUse);
  const { state, change } = useTableState({
    name: 'enterprise-deals',
    state: tableState,
    initialState: enterpriseDealsTable,
    onStateChange: onTableStateChange,
  });
  const facets = useDealFacets(isWhole(checks) && unknownUse(checks) === 0);
  const only = state.choices?.only;
  const where = useMemo(() => facetCondition(facets, only), [facets, only]);
  const isPartial = chosenFacets(facets, only).some((facet) => facet.isWhole === false);
  const hrefOf = useCallback(({ id }: EnterpriseDeal) => links.enterpriseDeal(id), [links]);

  return (
    <>
      {deals && (isPartial || checks.state !== 'checking') && (
        <CheckNotes
          checks={checks}
          unknown={unknownUse(checks)}
          saysProgress
          found={isPartial && where ? rows.filter(where).length : undefined}
        />
      )}
      <DataTable
        name="enterprise-deals"
        label={words.title}
        read={withChecks(read, rows, checks)}
        failedTitle={words.loadFailed}
        refreshLabel={words.reload}
        columns={columns}
        getRowId={idOf}
        filterLabel={words.filter}
        filterTexts={textsOf}
        emptyText={words.none}
        emptyHint={words.noneHint}
        noMatchText={isPartial ? noneYet : words.none}
        where={where}
        initialState={enterpriseDealsTable}
        state={state}
        onStateChange={change}
        filters={
          deals && (
            <TableFacets
              label={words.facets}
              facets={facets}
              rows={rows}
              choice={only}
              onChoose={(next) => change({ choices: { ...state.choices, only: next }, page: 1 })}
            />
          )
        }
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
