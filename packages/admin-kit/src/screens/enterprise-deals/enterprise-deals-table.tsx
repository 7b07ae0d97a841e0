import type { EnterpriseDeal } from '@timemap/admin-api';
import { Suspense, useCallback, useState } from 'react';
import { isWhole, withChecks } from '../../checks/check-progress.tsx';
import { CheckedTable } from '../../checks/checked-table.tsx';
import { unknownUse, useListedDealChecks } from '../../checks/deal-checks.ts';
import { withUse } from '../../checks/deal-rules.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { useAnswered } from '../../data/use-check-each.ts';
import { dataOf } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { GlobalAdminScreen } from '../../parts/global-admin-screen.tsx';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import {
  type CreatingProps,
  type TableStateProps,
  useCreating,
  useResourceTable,
} from '../../parts/resource-table.tsx';
import type { ScreenRootProps } from '../../parts/screen-root.tsx';
import { Button } from '../../ui/button/button.tsx';
import { type DataTableState, defaultTableState } from '../../ui/data-table/data-table-state.ts';
import { CopyIcon, MailIcon, PlusIcon } from '../../ui/icon/icons.tsx';
import type { MenuEntry } from '../../ui/menu/menu.tsx';
import type { ScreenSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { enterpriseDealsMessages } from './messages.ts';
import { useDealColumns, useDealFacets } from './use-deal-columns.tsx';
import { DEAL_DRAFT_KEY, useEnterpriseDeals } from './use-enterprise-deals.ts';
import './enterprise-deals-table.css';

const tools = () => import('./deal-tools.ts');
const CreateDealDialog = lazyPart('create-deal-dialog', tools, 'CreateDealDialog');
const DealPeopleDialog = lazyPart('deal-people-dialog', tools, 'DealPeopleDialog');

export interface EnterpriseDealsTableProps extends ScreenRootProps, TableStateProps, CreatingProps {
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: ScreenSlots<{ 'enterprise-deals': EnterpriseDeal }, 'createDeal' | 'manageDeal'>;
}

/**
 * The initial state: 20 rows a page, by name. `choices.only` names facets: 'aboveHard', 'aboveSoft', 'ending',
 * 'ended'.
 * @spec B §2, §9
 */
export const enterpriseDealsTable: DataTableState = {
  ...defaultTableState,
  sort: { columnId: 'name', direction: 'ascending' },
  choices: { only: '' },
};
const idOf = ({ id }: EnterpriseDeal) => String(id);
const numericIdOf = ({ id }: EnterpriseDeal) => id;
const noDeals: readonly EnterpriseDeal[] = [];
const textsOf = ({ name }: EnterpriseDeal) => [name];

/**
 * All enterprise deals, filtered by name, each with a link to its detail, and Create Enterprise Deal. For global
 * admins. When the page is idle, it also asks for the active users of each deal that runs and has a limit; of more than
 * 200 deals, and of ended ones, only for the shown rows, until a person asks for all. An institution's name is loaded with the first row that has one.
 * @operation GET /enterprise, GET /enterprise/{id}/rtau, GET /organizations/lti @spec B §2
 */
export function EnterpriseDealsTable(props: EnterpriseDealsTableProps) {
  const { tableState, onTableStateChange, isCreating, onCreatingChange, ...rest } = props;
  const words = useMessages(enterpriseDealsMessages);
  return (
    <GlobalAdminScreen
      aria-label={words.title}
      {...rest}
      screen="enterprise-deals-table"
      refusal={words.onlyGlobalAdmins}
    >
      <DealsContent {...props} />
    </GlobalAdminScreen>
  );
}

interface PeopleOfDeal {
  readonly deal: EnterpriseDeal;
  readonly copies: boolean;
}

function DealsContent(props: EnterpriseDealsTableProps) {
  const words = useMessages(enterpriseDealsMessages);
  const { links } = useAdminKit();
  const table = useResourceTable('enterprise-deals', enterpriseDealsTable, props);
  const { read, create } = useEnterpriseDeals();
  const [isCreating, setIsCreating] = useCreating(props, DEAL_DRAFT_KEY);
  usePreload(CreateDealDialog, DealPeopleDialog);
  const [people, setPeople] = useState<PeopleOfDeal | null>(null);
  const deals = dataOf(read);
  const checks = useListedDealChecks(deals);
  const columns = useDealColumns(checks.see);
  const rows = useAnswered(deals ?? noDeals, checks, numericIdOf, withUse);
  const unknown = unknownUse(rows);
  const facets = useDealFacets(isWhole(checks) && unknown === 0);
  const hrefOf = useCallback(({ id }: EnterpriseDeal) => links.enterpriseDeal(id), [links]);
  const rowActions = useCallback(
    (deal: EnterpriseDeal): readonly MenuEntry[] => [
      {
        label: words.emailPeople,
        icon: <MailIcon />,
        onSelect: () => setPeople({ deal, copies: false }),
      },
      {
        label: words.copyAddresses,
        icon: <CopyIcon />,
        onSelect: () => setPeople({ deal, copies: true }),
      },
    ],
    [words],
  );

  return (
    <>
      <CheckedTable
        {...{ table, words, columns, facets, checks, unknown, rowActions }}
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
        {people && <DealPeopleDialog {...people} onClose={() => setPeople(null)} />}
      </Suspense>
    </>
  );
}
