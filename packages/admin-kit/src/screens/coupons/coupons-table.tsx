import type { Coupon } from '@timemap/admin-api';
import { Suspense, useState } from 'react';
import { moveBetweenCells } from '../../accessibility/move-between-cells.ts';
import { useBulkActions, useSelection } from '../../bulk-job/use-bulk-actions.tsx';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { dataOf } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import {
  type CreatingProps,
  ResourceTable,
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
import { Replaceable, WithPart } from '../../ui/slot/slot.tsx';
import { couponsMessages } from './messages.ts';
import { COUPON_DRAFT_KEY, filterTextsOf } from './rules.ts';
import { CouponFailuresContext, useCouponColumns } from './use-coupon-columns.tsx';
import { useCoupons } from './use-coupons.ts';
import './coupons-table.css';

const dialogs = () => import('./coupon-dialogs.tsx');
const CreateCouponDialog = lazyPart('create-coupon-dialog', async () => ({
  default: (await dialogs()).CreateCouponDialog,
}));
const CouponConflictDialog = lazyPart('coupon-conflict-dialog', async () => ({
  default: (await dialogs()).CouponConflictDialog,
}));
const DeleteCouponDialog = lazyPart('delete-coupon-dialog', async () => ({
  default: (await dialogs()).DeleteCouponDialog,
}));

const DeleteManyButton = lazyPart('delete-coupons', async () => ({
  default: (await dialogs()).DeleteManyButton,
}));

export interface CouponsTableProps extends ScreenRootProps, TableStateProps, CreatingProps {
  /** Additions, replacements and hidden parts by the host. Keep it stable. @default nothing */
  slots?: ScreenSlots<{ coupons: Coupon }, 'createCoupon' | 'deleteCoupon'>;
}

/** The initial state: 20 rows a page, by code. @spec B §2, §9 */
export const couponsTable: DataTableState = {
  filter: '',
  sort: { columnId: 'code', direction: 'ascending' },
  page: 1,
  pageSize: 20,
  columns: null,
};
const idOf = (coupon: Coupon) => String(coupon.id);

/**
 * All coupons: edited in place and saved on each change, created and deleted. For global admins.
 * @operation GET /coupons @spec B §2
 */
export function CouponsTable(props: CouponsTableProps) {
  const { tableState, onTableStateChange, isCreating, onCreatingChange, ...rest } = props;
  const words = useMessages(couponsMessages);
  const { session } = useAdminKit();
  return (
    <ScreenRoot aria-label={words.title} {...rest} screen="coupons-table">
      {session.user.isAdmin ? (
        <CouponsContent {...props} />
      ) : (
        <ForbiddenState>{words.onlyGlobalAdmins}</ForbiddenState>
      )}
    </ScreenRoot>
  );
}

function CouponsContent(props: CouponsTableProps) {
  const words = useMessages(couponsMessages);
  const table = useResourceTable('coupons', couponsTable, props);
  const { read, change, failuresOf, conflict, create, remove } = useCoupons();
  const [deleting, askToDelete] = useState<Coupon | null>(null);
  const [isCreating, setCreating] = useCreating(props, COUPON_DRAFT_KEY);
  usePreload(CreateCouponDialog, CouponConflictDialog, DeleteCouponDialog);
  const columns = useCouponColumns({ change, askToDelete });
  const coupons = dataOf(read);
  const selection = useSelection();
  const bulk = useBulkActions(selection);

  return (
    <>
      <CouponFailuresContext value={failuresOf}>
        <ResourceTable
          {...{ table, words, read, columns, selection }}
          getRowId={idOf}
          filterTexts={filterTextsOf}
          emptyText={words.noMatch}
          onKeyDown={moveBetweenCells}
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
        {isCreating && <CreateCouponDialog create={create} onClose={() => setCreating(false)} />}
        {deleting && (
          <DeleteCouponDialog coupon={deleting} remove={remove} onClose={() => askToDelete(null)} />
        )}
      </Suspense>
    </>
  );
}
