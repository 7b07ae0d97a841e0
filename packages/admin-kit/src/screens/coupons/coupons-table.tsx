import type { Coupon } from '@timemap/admin-api';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { moveBetweenCells } from '../../accessibility/move-between-cells.ts';
import { useBulkActions, useSelection } from '../../bulk-job/use-bulk-actions.tsx';
import { dataOf } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { GlobalAdminScreen } from '../../parts/global-admin-screen.tsx';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import {
  type CreatingProps,
  ResourceTable,
  type TableStateProps,
  useCreating,
  useResourceTable,
} from '../../parts/resource-table.tsx';
import type { ScreenRootProps } from '../../parts/screen-root.tsx';
import { Button } from '../../ui/button/button.tsx';
import {
  type DataTableState,
  defaultTableState,
  facetCondition,
} from '../../ui/data-table/data-table-state.ts';
import { TableFacets } from '../../ui/data-table/table-facets.tsx';
import { PlusIcon } from '../../ui/icon/icons.tsx';
import type { MenuEntry } from '../../ui/menu/menu.tsx';
import type { ScreenSlots } from '../../ui/slot/screen-slots.ts';
import { Replaceable, WithPart } from '../../ui/slot/slot.tsx';
import { useCouponFacets } from './coupon-summary.tsx';
import { couponsMessages } from './messages.ts';
import { COUPON_DRAFT_KEY, canStop, filterTextsOf, isWhole, stopOf } from './rules.ts';
import { CouponFailuresContext, useCouponColumns } from './use-coupon-columns.tsx';
import { useCoupons } from './use-coupons.ts';
import './coupons-table.css';

const dialogs = () => import('./coupon-dialogs.tsx');
const CreateCouponDialog = lazyPart('create-coupon-dialog', dialogs, 'CreateCouponDialog');
const CouponConflictDialog = lazyPart('coupon-conflict-dialog', dialogs, 'CouponConflictDialog');
const DeleteCouponDialog = lazyPart('delete-coupon-dialog', dialogs, 'DeleteCouponDialog');

const BulkActionDialog = lazyPart('bulk-action', dialogs, 'BulkActionDialog');
const DeleteManyButton = lazyPart('delete-coupons', dialogs, 'DeleteManyButton');

export interface CouponsTableProps extends ScreenRootProps, TableStateProps, CreatingProps {
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: ScreenSlots<{ coupons: Coupon }, 'createCoupon' | 'deleteCoupon'>;
}

/** The initial state: 20 rows a page, by code. `choices.only` names a facet: 'active', 'usedUp', 'forNobody'. @spec B §2, §9 */
export const couponsTable: DataTableState = {
  ...defaultTableState,
  sort: { columnId: 'code', direction: 'ascending' },
  choices: { only: '' },
};
const idOf = (coupon: Coupon) => String(coupon.id);

/**
 * All coupons: edited in place and saved on each change, created and deleted. For global admins.
 * @operation GET /coupons @spec B §2
 */
export function CouponsTable(props: CouponsTableProps) {
  const { tableState, onTableStateChange, isCreating, onCreatingChange, ...rest } = props;
  const words = useMessages(couponsMessages);
  return (
    <GlobalAdminScreen
      aria-label={words.title}
      {...rest}
      screen="coupons-table"
      refusal={words.onlyGlobalAdmins}
    >
      <CouponsContent {...props} />
    </GlobalAdminScreen>
  );
}

function CouponsContent(props: CouponsTableProps) {
  const words = useMessages(couponsMessages);
  const table = useResourceTable('coupons', couponsTable, props);
  const { read, change, failuresOf, conflict, create, remove } = useCoupons();
  const [deleting, askToDelete] = useState<Coupon | null>(null);
  const [isCreating, setCreating] = useCreating(props, COUPON_DRAFT_KEY);
  usePreload(CreateCouponDialog, CouponConflictDialog, DeleteCouponDialog, BulkActionDialog);
  const columns = useCouponColumns({ change, askToDelete });
  const coupons = dataOf(read);
  const facets = useCouponFacets();
  const only = table.state.choices?.only;
  const where = useMemo(() => facetCondition(facets, only), [facets, only]);
  const rowActions = useCallback(
    (coupon: Coupon): readonly MenuEntry[] => {
      const permission = canStop(coupon);
      return [
        {
          label: words.stop,
          disabledReason: permission.isAllowed ? undefined : words[permission.reason],
          onSelect: () => {
            if (isWhole(coupon)) change(coupon.id, stopOf(coupon), { maxUses: coupon.maxUses });
          },
        },
      ];
    },
    [words, change],
  );
  const selection = useSelection();
  const bulk = useBulkActions(selection, BulkActionDialog);

  return (
    <>
      <CouponFailuresContext value={failuresOf}>
        <ResourceTable
          {...{ table, words, read, columns, where, rowActions, selection }}
          getRowId={idOf}
          filterTexts={filterTextsOf}
          emptyText={words.noMatch}
          onKeyDown={moveBetweenCells}
          filters={
            read.status !== 'failed' && (
              <TableFacets
                label={words.facets}
                facets={facets}
                rows={coupons}
                choice={only}
                onChoose={(next) => table.choose('only', next)}
              />
            )
          }
          selectionActions={
            <Suspense fallback={null}>
              <WithPart name="deleteCoupon">
                <DeleteManyButton
                  coupons={coupons ?? []}
                  selectedIds={selection.selectedIds}
                  ask={bulk.ask}
                />
              </WithPart>
            </Suspense>
          }
          primaryAction={
            <Replaceable name="createCoupon">
              <Button variant="primary" icon={<PlusIcon />} onClick={() => setCreating(true)}>
                {words.createCoupon}
              </Button>
            </Replaceable>
          }
        />
      </CouponFailuresContext>
      {coupons !== null && coupons.length > 0 && <p className="ak-coupons-table-note">{words.keys}</p>}
      {bulk.dialog}
      <Suspense fallback={null}>
        {conflict && (
          <CouponConflictDialog
            key={`${conflict.theirs.id} ${conflict.change.field} ${conflict.theirs[conflict.change.field]}`}
            conflict={conflict}
          />
        )}
        {isCreating && (
          <CreateCouponDialog coupons={coupons ?? []} create={create} onClose={() => setCreating(false)} />
        )}
        {deleting && (
          <DeleteCouponDialog coupon={deleting} remove={remove} onClose={() => askToDelete(null)} />
        )}
      </Suspense>
    </>
  );
}
