import type { EnterpriseDeal } from '@timemap/admin-api';
import { Suspense, useCallback, useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { useErrorText } from '../../provider/error-text.ts';
import { lazyPart } from '../../provider/lazy-part.tsx';
import { ScreenRoot, type ScreenRootProps } from '../../provider/screen-root.tsx';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { DataTable, type DataTableState } from '../../ui/data-table/data-table.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { ForbiddenState } from '../../ui/screen-state/forbidden-state.tsx';
import { enterpriseDealsMessages } from './messages.ts';
import { canSeeDeals } from './rules.ts';
import { useDealColumns } from './use-deal-columns.tsx';
import { useEnterpriseDeals } from './use-enterprise-deals.ts';
import './enterprise-deals-table.css';

const CreateDealDialog = lazyPart('create-deal-dialog', () => import('./create-deal-dialog.tsx'));

export interface EnterpriseDealsTableProps extends ScreenRootProps {
  /** Controls filter, order, page and columns, together with `onTableStateChange`. @default the table keeps its own, from `enterpriseDealsTable` */
  tableState?: DataTableState;
  /** Fires with the whole next state for every change a person makes to the table. */
  onTableStateChange?: (state: DataTableState) => void;
}

/** How the table starts: 20 a page, by name. @spec B §2, §9 */
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
 * All enterprise deals, found by name, each with the way to its detail; Create Enterprise Deal. For global admins.
 * @operation GET /enterprise @spec B §2
 */
export function EnterpriseDealsTable(props: EnterpriseDealsTableProps) {
  const { tableState, onTableStateChange, ...rest } = props;
  const words = useMessages(enterpriseDealsMessages);
  const { session } = useAdminKit();
  const permission = canSeeDeals(session);
  return (
    <ScreenRoot aria-label={words.title} {...rest} screen="enterprise-deals-table">
      {permission.isAllowed ? (
        <DealsContent {...{ tableState, onTableStateChange }} />
      ) : (
        <ForbiddenState>{words[permission.reason]}</ForbiddenState>
      )}
    </ScreenRoot>
  );
}

type ContentProps = {
  readonly [Name in 'tableState' | 'onTableStateChange']: EnterpriseDealsTableProps[Name] | undefined;
};

function DealsContent({ tableState, onTableStateChange }: ContentProps) {
  const words = useMessages(enterpriseDealsMessages);
  const errorText = useErrorText();
  const { links, linkComponent } = useAdminKit();
  const { read, create } = useEnterpriseDeals();
  const [isCreating, setIsCreating] = useState(false);
  const columns = useDealColumns();
  const hrefOf = useCallback(({ id }: EnterpriseDeal) => links.enterpriseDeal(id), [links]);

  const ready = read.status === 'ready' ? read : null;
  const error = read.status === 'failed' ? read.error : (ready?.refreshError ?? null);
  const reload = read.status === 'failed' ? read.retry : ready?.refresh;
  const isReloading = read.status === 'failed' ? read.isRetrying : (ready?.isRefreshing ?? false);

  return (
    <>
      <DataTable
        name="enterprise-deals"
        label={words.title}
        rows={ready?.data ?? null}
        columns={columns}
        getRowId={idOf}
        isRefreshing={isReloading}
        failure={
          error && {
            title: words.loadFailed,
            text: errorText(error),
            ...(reload && { onRetry: reload }),
            isRetrying: isReloading,
          }
        }
        filterLabel={words.filter}
        filterTexts={textsOf}
        emptyText={words.none}
        initialState={enterpriseDealsTable}
        {...(tableState && { state: tableState })}
        {...(onTableStateChange && { onStateChange: onTableStateChange })}
        rowHref={hrefOf}
        linkComponent={linkComponent}
        actions={
          <>
            {ready && !error && (
              <IconButton
                label={words.reload}
                icon={<Icon name="refresh" />}
                isBusy={isReloading}
                onClick={ready.refresh}
              />
            )}
            <Button variant="primary" icon={<Icon name="plus" />} onClick={() => setIsCreating(true)}>
              {words.create}
            </Button>
          </>
        }
      />
      <Suspense fallback={null}>
        {isCreating && <CreateDealDialog create={create} onClose={() => setIsCreating(false)} />}
      </Suspense>
    </>
  );
}
