import type { Coupon } from '@timemap/admin-api';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { useLocale, useMessages } from '../../messages/messages.ts';
import { useDraft } from '../../parts/use-draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { CellCheckbox } from '../../ui/cell/cell-checkbox.tsx';
import { CellNumber, type CellNumberProps } from '../../ui/cell/cell-number.tsx';
import type { DataTableColumn } from '../../ui/data-table/data-table-column.ts';
import { NotSaved } from '../../ui/not-saved/not-saved.tsx';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { CouponSummary, useSummaryText } from './coupon-summary.tsx';
import { couponsMessages } from './messages.ts';
import {
  type CouponChange,
  canDelete,
  canEdit,
  cellDraftKey,
  type NumberField,
  nameOfCoupon,
  noteOf,
} from './rules.ts';
import type { CouponsState } from './use-coupons.ts';

export interface CouponRowHandlers {
  readonly change: CouponsState['change'];
  readonly askToDelete: (coupon: Coupon) => void;
}

/** Context and not columns: a failed change must not render every row again. */
export const CouponFailuresContext = createContext<CouponsState['failuresOf'] | null>(null);

type Column = DataTableColumn<Coupon>;

/** Editable columns cannot be sorted by, because a save would move the row that is being edited. @spec B §2 */
export function useCouponColumns({ change, askToDelete }: CouponRowHandlers): readonly Column[] {
  const words = useMessages(couponsMessages);
  const percentSign = usePercentSign();
  const summaryOf = useSummaryText();
  return useMemo<readonly Column[]>(() => {
    const common = (coupon: Coupon, field: CouponChange['field']) => {
      const permission = canEdit(coupon);
      return {
        label: words[field],
        disabledReason: permission.isAllowed ? undefined : words[permission.reason],
      };
    };
    const number = (field: NumberField, minWidthPx: number): Column => ({
      id: field,
      header: words[field],
      kind: 'number',
      value: (coupon) => coupon[field],
      isSortable: false,
      priority: 1,
      minWidthPx,
      cell: (coupon) => {
        const note = noteOf(field, coupon[field] ?? 1, coupon.isPercentage);
        return (
          <SavedCell couponId={coupon.id} field={field}>
            {(describedBy, failed) => (
              <CouponNumber
                {...common(coupon, field)}
                draftKey={cellDraftKey(coupon.id, field)}
                value={coupon[field]}
                // Any number is sent (B §5): the server decides whether it makes sense.
                min={Number.MIN_SAFE_INTEGER}
                note={note === null ? undefined : words[note]}
                unit={field === 'value' ? (coupon.isPercentage ? percentSign : '') : undefined}
                aria-describedby={describedBy}
                onCommit={(to, shown) =>
                  change(coupon.id, { field, to }, shown === failed?.to ? {} : { [field]: shown })
                }
              />
            )}
          </SavedCell>
        );
      },
    });
    const flag = (field: 'isPercentage' | 'isForUsers' | 'isForProjects', minWidthPx: number): Column => ({
      id: field,
      header: words[field],
      kind: 'flag',
      value: (coupon) => coupon[field],
      isSortable: false,
      priority: 1,
      minWidthPx,
      cell: (coupon) => (
        <SavedCell couponId={coupon.id} field={field}>
          {(describedBy) => (
            <CellCheckbox
              {...common(coupon, field)}
              isChecked={coupon[field]}
              savesAtOnce
              aria-describedby={describedBy}
              onCheckedChange={(to) => change(coupon.id, { field, to })}
            />
          )}
        </SavedCell>
      ),
    });
    return [
      { id: 'id', header: words.id, kind: 'id', value: (coupon) => coupon.id, priority: 4 },
      { id: 'code', header: words.code, value: (coupon) => coupon.code, isRowHeader: true },
      {
        id: 'summary',
        header: words.summary,
        value: summaryOf,
        cell: (coupon) => <CouponSummary coupon={coupon} />,
        isSortable: false,
        isFact: true,
        share: 0,
      },
      number('value', 72),
      flag('isPercentage', 96),
      number('months', 72),
      {
        id: 'uses',
        header: words.uses,
        kind: 'number',
        value: (coupon) => coupon.uses,
        priority: 2,
      },
      number('maxUses', 80),
      flag('isForUsers', 88),
      flag('isForProjects', 104),
      {
        id: 'created',
        header: words.created,
        kind: 'time',
        value: (coupon) => coupon.createdAt,
        isFact: true,
        priority: 3,
      },
      {
        id: 'actions',
        header: words.actions,
        kind: 'other',
        share: 0,
        priority: 1,
        minWidthPx: 72,
        cell: (coupon) => {
          const permission = canDelete(coupon);
          return (
            <Replaceable name="deleteCoupon">
              <Button
                size="small"
                className="ak-coupons-table-delete"
                aria-label={words.deleteOf({ coupon: nameOfCoupon(coupon, words) })}
                disabledReason={permission.isAllowed ? undefined : words[permission.reason]}
                onClick={() => askToDelete(coupon)}
              >
                {words.delete}
              </Button>
            </Replaceable>
          );
        },
      },
    ];
  }, [words, percentSign, summaryOf, change, askToDelete]);
}

function usePercentSign(): string {
  const locale = useLocale();
  return useMemo(() => {
    const parts = new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(1);
    return parts.find(({ type }) => type === 'percentSign')?.value ?? '%';
  }, [locale]);
}

interface SavedCellProps {
  couponId: number;
  field: CouponChange['field'];
  children: (describedBy: string | undefined, failed: CouponChange | undefined) => ReactNode;
}

/** @spec B §8 */
function SavedCell({ couponId, field, children }: SavedCellProps) {
  const failed = use(CouponFailuresContext)?.(couponId).find(({ change }) => change.field === field);
  return (
    <NotSaved failure={failed ?? null} showsSavedValue={typeof failed?.change.to === 'boolean'}>
      {(describedBy) => children(describedBy, failed?.change)}
    </NotSaved>
  );
}

const UNTYPED = { text: '', shown: '' };

function CouponNumber({ draftKey, ...props }: CellNumberProps & { draftKey: string }) {
  const draft = useDraft(draftKey, UNTYPED);
  const { text, shown } = draft.fields;
  return (
    <CellNumber
      {...props}
      {...(draft.isRestored && text !== String(props.value) && { keptText: text, keptShown: Number(shown) })}
      onKeptTextChange={(text, shown) =>
        text === null ? draft.discard() : draft.change({ text, shown: String(shown) })
      }
    />
  );
}
