import { type Coupon, call } from '@timemap/admin-api';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { looksNew } from '../../data/looks-new.ts';
import { looksGone } from '../../data/lost-answer.ts';
import { updateCache } from '../../data/update-cache.ts';
import { type Action, type ActionDefinition, useAction } from '../../data/use-action.ts';
import {
  type FailedSave,
  type OptimisticSave,
  type SaveConflict,
  useOptimisticSave,
} from '../../data/use-optimistic-save.ts';
import { type QueryState, useRead } from '../../data/use-read.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { keptFields } from '../../parts/left-open.ts';
import { type CouponFields, couponsQuery, createCoupon, saveCoupon } from './api.ts';
import { couponsMessages } from './messages.ts';
import {
  applyChange,
  type CouponChange,
  cellDraftKey,
  inverseOf,
  isStop,
  isWhole,
  nameOfCoupon,
} from './rules.ts';

export interface CouponsState {
  /** The coupons, with their pending changes. */
  readonly read: QueryState<readonly Coupon[]>;
  /**
   * Shows the change and saves it. A failure restores the old value and marks the field, without an alert.
   * @param seen the fields that the person saw, where the list may be newer @spec B §2, §8
   */
  change(couponId: number, change: CouponChange, seen?: Partial<Coupon>): void;
  failuresOf(couponId: number): readonly FailedSave<CouponChange>[];
  /** Someone else saved another value of the same field. Nothing is sent before the person decides. */
  readonly conflict: SaveConflict<Coupon, CouponChange> | null;
  readonly create: Action<CouponFields>;
  readonly remove: Action<Coupon>;
}

/** The coupons and their actions, without a view. For global admins. @spec B §2 */
export function useCoupons(): CouponsState {
  const { session } = useAdminKit();
  const words = useMessages(couponsMessages);
  const loaded = useRead(session.user.isAdmin ? couponsQuery : null);
  const { read, save, failuresOf, conflict } = useCouponChanges(loaded);
  const create = useAction<CouponFields>({
    name: 'coupon.create',
    operation: 'POST /coupons',
    target: (fields) => ({ kind: 'coupon', id: 'new', label: nameOfCoupon(fields, words) }),
    send: (kit, fields) => createCoupon(kit.client, fields),
    invalidates: () => [couponsQuery],
    look: (kit, fields) => looksNew(kit, couponsQuery, fields),
  });
  const remove = useAction<Coupon>(deletion(words));

  return { read, change: save, failuresOf, conflict, create, remove };
}

export const deletion = (words: typeof couponsMessages.defaults): ActionDefinition<Coupon> => ({
  name: 'coupon.delete',
  operation: 'DELETE /coupons/{code}',
  target: (coupon) => ({ kind: 'coupon', id: coupon.id, label: nameOfCoupon(coupon, words) }),
  send: async (kit, { id, code }) => {
    await call(kit.client, 'DELETE /coupons/{code}', { path: { code } });
    // The deletion is confirmed, even if the reload fails.
    updateCache<Coupon[]>(kit.queryClient, kit.client, [couponsQuery], (coupons) =>
      coupons.filter((coupon) => coupon.id !== id),
    );
  },
  invalidates: () => [couponsQuery],
  look: (_, { id }) => looksGone(couponsQuery, { id }),
});

/** Each request sends the whole coupon as the server has it, with one field changed. @spec B §2, §8 */
function useCouponChanges(
  read: QueryState<readonly Coupon[]>,
): OptimisticSave<Coupon, CouponChange, readonly Coupon[]> {
  const words = useMessages(couponsMessages);
  const format = useNumberFormat();
  const { drafts } = useAdminKit();
  return useOptimisticSave<Coupon, CouponChange>(read, {
    name: 'coupon.change',
    operation: 'PUT /coupons',
    target: (coupon, { field }) => ({
      kind: 'coupon',
      id: coupon.id,
      label: words.fieldOf({ field: words[field], coupon: nameOfCoupon(coupon, words) }),
      part: field,
    }),
    shownIn: () => [couponsQuery],
    apply: applyChange,
    // One request for each field, so that one refusal does not affect another field.
    merge: (older, newer) => (older.field === newer.field ? newer : null),
    canSave: isWhole,
    send: async ({ client }, coupon) => {
      if (isWhole(coupon)) await saveCoupon(client, coupon);
    },
    check: { query: () => couponsQuery },
    failsSilently: true,
    // A typed number returns to its field.
    keep: ({ drafts }, { id, ...seen }, { field, to }) => {
      if (typeof to !== 'number') return false;
      drafts.save(cellDraftKey(id, field), JSON.stringify({ text: String(to), shown: String(seen[field]) }));
      return true;
    },
    // Another number may have been typed since.
    onSaved: ({ id }, { field, to }) => {
      const key = cellDraftKey(id, field);
      if (keptFields(drafts.load(key)).text === String(to)) drafts.remove(key);
    },
    value: (coupon, { field }) => coupon[field],
    undo: {
      text: (coupon, change) => {
        const name = { coupon: nameOfCoupon(coupon, words) };
        return isStop(coupon, change)
          ? words.stopped({ ...name, limit: coupon.maxUses ? format(coupon.maxUses) : words.unlimited })
          : words.fieldSaved({ ...name, field: words[change.field] });
      },
      change: inverseOf,
    },
  });
}
