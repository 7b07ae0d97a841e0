import type { Coupon } from '@timemap/admin-api';
import ConflictDialog from '../../conflict/conflict-dialog.tsx';
import type { SaveConflict } from '../../data/use-optimistic-save.ts';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { couponsMessages } from './messages.ts';
import { type CouponChange, nameOfCoupon } from './rules.ts';

interface Props {
  conflict: SaveConflict<Coupon, CouponChange>;
}

/** What someone else has saved in the field that was changed here. Nothing is sent until the person has chosen. */
export default function CouponConflictDialog({ conflict: { theirs, change, decide } }: Props) {
  const words = useMessages(couponsMessages);
  const { locale } = useAdminKit().appearance;
  const { field } = change;
  const textOf = (value: number | boolean | null) =>
    typeof value === 'boolean' ? words[value ? 'yes' : 'no'] : (value?.toLocaleString(locale) ?? '');
  return (
    <ConflictDialog
      title={words.conflictTitle}
      description={words.conflictDescription({ coupon: nameOfCoupon(theirs, words) })}
      fields={[
        {
          field,
          label: words[field],
          theirs: textOf(theirs[field]),
          yours: textOf(change.to),
          isTouched: true,
        },
      ]}
      submitLabel={words.save}
      onDecide={(own) => decide(own.has(field) ? 'overwrite' : 'keep theirs')}
      onClose={() => decide('keep theirs')}
    />
  );
}
