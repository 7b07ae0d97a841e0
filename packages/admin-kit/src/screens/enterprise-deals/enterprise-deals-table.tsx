import type { EnterpriseDeal } from '@timemap/admin-api';
import { Suspense, useCallback } from 'react';
import { isWhole, withChecks } from '../../checks/check-progress.tsx';
import { CheckedTable } from '../../checks/checked-table.tsx';
import { unknownUse, useDealChecks } from '../../checks/deal-checks.ts';
import { canManageDeals } from '../../checks/deal-permission.ts';
import { withUse } from '../../checks/deal-rules.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { useAnswered } from '../../data/use-check-each.ts';
import { dataOf } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import {
  type CreatingProps,
  type TableStateProps,
  useCreating,
  useResourceTable,
} from '../../parts/resource-table.tsx';
import { ScreenRoot, type ScreenRootProps } from '../../parts/screen-root.tsx';
import { Button } from '../../ui/button/button.tsx';
import type { DataTableState } from '../../ui/data-table/data-table-state.ts';
import { PlusIcon } from '../../ui/icon/icons.tsx';
import { ForbiddenState } from '../../ui/screen-state/forbidden-state.tsx';
import type { ScreenSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { enterpriseDealsMessages } from './messages.ts';
import { useDealColumns, useDealFacets } from './use-deal-columns.tsx';
import { DEAL_DRAFT_KEY, useEnterpriseDeals } from './use-enterprise-deals.ts';
import './enterprise-deals-table.css';

const CreateDealDialog = lazyPart('create-deal-dialog', () => import('./create-deal-dialog.tsx'));

export interface EnterpriseDealsTableProps extends ScreenRootProps, TableStateProps, CreatingProps {
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
        <DealsContent {...props} />
      ) : (
        <ForbiddenState>{words[permission.reason]}</ForbiddenState>
      )}
    </ScreenRoot>
  );
}

function DealsContent(props: EnterpriseDealsTableProps) {
  const words = useMessages(enterpriseDealsMessages);
  const { links } = useAdminKit();
  const table = useResourceTable('enterprise-deals', enterpriseDealsTable, props);
  const { read, create } = useEnterpriseDeals();
  const [isCreating, setIsCreating] = useCreating(props, DEAL_DRAFT_KEY);
  usePreload(CreateDealDialog);
  const columns = useDealColumns();
  const deals = dataOf(read);
  const checks = useDealChecks(deals);
  const rows = useAnswered(deals ?? noDeals, checks, numericIdOf, withUse);
  const unknown = unknownUse(checks);
  const facets = useDealFacets(isWhole(checks) && unknown === 0);
  const hrefOf = useCallback(({ id }: EnterpriseDeal) => links.enterpriseDeal(id), [links]);

  return (
    <>
      <CheckedTable
        {...{ table, words, columns, facets, checks, unknown }}
        read={withChecks(read, rows, checks)}
        getRowId={idOf}
        filterTexts={textsOf}
        rowHref={hrefOf}
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
