import type { Coupon } from '@timemap/admin-api';
import { announce } from '../../accessibility/announcer.ts';
import { type BulkAction, sendAsItem } from '../../bulk-job/bulk-items.ts';
import type { Action } from '../../data/use-action.ts';
import type { SaveConflict } from '../../data/use-optimistic-save.ts';
import { useLocale, useMessages, useNumberFormat } from '../../messages/messages.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import ConflictDialog from '../../parts/conflict-dialog.tsx';
import { type DialogForm, FormDialog } from '../../parts/form-dialog.tsx';
import { NameField } from '../../parts/name-field.tsx';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { NumberField } from '../../ui/field/number-field.tsx';
import { TrashIcon } from '../../ui/icon/icons.tsx';
import { type CouponFields, couponsQuery } from './api.ts';
import { foreignLetters, otherCharacters } from './foreign-letters.ts';
import { couponsMessages } from './messages.ts';
import {
  COUPON_DRAFT_KEY,
  type CouponChange,
  type CouponDraft,
  canDelete,
  couponToSend,
  draftCoupon,
  emptyDraft,
  hasTypographicHyphens,
  nameOfCoupon,
  noteOf,
} from './rules.ts';
import { deletion } from './use-coupons.ts';

export { default as BulkActionDialog } from '../../bulk-job/bulk-action-dialog.tsx';

interface CreateCouponDialogProps {
  /** Those that are loaded. */
  coupons: readonly Coupon[];
  create: Action<CouponFields>;
  onClose: () => void;
}

/** Any number is sent as typed; hints are not rules. @spec B §2, §3, §5 */
export function CreateCouponDialog({ coupons, create, onClose }: CreateCouponDialogProps) {
  const words = useMessages(couponsMessages);
  const locale = useLocale();
  return (
    <FormDialog
      name="create-coupon"
      title={words.createCoupon}
      description={words.noEndDate}
      draftKey={COUPON_DRAFT_KEY}
      initial={emptyDraft}
      toInput={(draft) => couponToSend(draft, locale)}
      action={create}
      submitLabel={words.create}
      failureText={(why) => words.createFailed({ why })}
      onSucceeded={(coupon) => announce(words.announceCreated({ coupon: nameOfCoupon(coupon, words) }))}
      onClose={onClose}
    >
      {(form) => (
        // While the request is pending, the coupon with this code may be the new one.
        <CouponFormFields form={form} others={create.isBusy ? [] : coupons} />
      )}
    </FormDialog>
  );
}

interface CouponFormFieldsProps {
  form: DialogForm<CouponDraft>;
  others: readonly Coupon[];
}

function CouponFormFields({ form, others }: CouponFormFieldsProps) {
  const { fields, bind, bindFlag, wasTried, isRefused } = form;
  const words = useMessages(couponsMessages);
  const coupon = draftCoupon(fields, useLocale());
  const deletable = canDelete(coupon);
  const isUndeletable = !deletable.isAllowed && fields.code !== '';
  const isTaken = others.some(({ code }) => code === coupon.code && code !== '');
  const foreign = foreignLetters(coupon.code);
  const unusual = otherCharacters(coupon.code).map((character) =>
    character === ' ' ? words.blank : visibleText(character, { marksOddSpaces: true }),
  );
  const doubts = [
    isUndeletable && words[deletable.reason],
    isTaken && words.codeTaken,
    foreign.length > 0 && words.foreignLetters({ letters: foreign.join(' ') }),
    unusual.length > 0 && words.otherCharacters({ characters: unusual.join(' ') }),
  ].filter(Boolean);

  const number = (name: 'value' | 'months' | 'maxUses') => {
    const parsed = coupon[name];
    const note = parsed === null ? null : noteOf(name, parsed, coupon.isPercentage);
    const isDoubtful = note !== null && note !== 'unlimited';
    const hint = words[`${name}Hint`];
    return (
      <NumberField
        label={words[name]}
        hint={isDoubtful ? `${hint} (${words[note]})` : hint}
        {...bind(name)}
        aria-invalid={isRefused && isDoubtful}
        numbers="any"
        min={Number.MIN_SAFE_INTEGER}
        wasTried={wasTried}
      />
    );
  };
  return (
    <>
      <NameField
        label={words.code}
        hint={doubts.length > 0 ? `${words.codeHint}. ${doubts.join(' ')}` : words.codeHint}
        note={hasTypographicHyphens(fields.code) && words.hyphensSent}
        {...bind('code')}
        aria-invalid={isRefused && (isTaken || !deletable.isAllowed)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {number('value')}
      <Checkbox label={words.isPercentage} description={words.percentageHint} {...bindFlag('isPercentage')} />
      <div className="ak-coupons-table-pair">
        {number('months')}
        {number('maxUses')}
      </div>
      <div className="ak-coupons-table-pair">
        <Checkbox label={words.isForUsers} {...bindFlag('isForUsers')} />
        <Checkbox label={words.isForProjects} {...bindFlag('isForProjects')} />
      </div>
    </>
  );
}

interface CouponConflictDialogProps {
  conflict: SaveConflict<Coupon, CouponChange>;
}

export function CouponConflictDialog({
  conflict: { theirs, change, decide, cancel },
}: CouponConflictDialogProps) {
  const words = useMessages(couponsMessages);
  const format = useNumberFormat();
  const { field } = change;
  const textOf = (value: number | boolean | null) =>
    typeof value === 'boolean' ? words[value ? 'yes' : 'no'] : value === null ? '' : format(value);
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
        },
      ]}
      submitLabel={words.save}
      onDecide={(own) => decide(own.has(field) ? change : null)}
      onClose={cancel}
    />
  );
}

interface DeleteCouponDialogProps {
  coupon: Coupon;
  remove: Action<Coupon>;
  onClose: () => void;
}

/** @spec B §2, §8 */
export function DeleteCouponDialog({ coupon, remove, onClose }: DeleteCouponDialogProps) {
  const words = useMessages(couponsMessages);
  const inNumbers = useNumberFormat();
  const name = { coupon: nameOfCoupon(coupon, words) };
  return (
    <ConfirmDialog
      name="delete-coupon"
      title={words.deleteTitle}
      description={words.deleteQuestion(name)}
      fact={coupon.uses ? `${words.uses}: ${inNumbers(coupon.uses)}` : null}
      action={remove}
      input={coupon}
      announcement={words.announceDeleted(name)}
      label={words.delete}
      failureText={(why) => words.deleteFailed({ why })}
      onClose={onClose}
    />
  );
}

interface DeleteManyProps {
  coupons: readonly Coupon[];
  selectedIds: ReadonlySet<string>;
  ask: (action: BulkAction) => void;
}

export function DeleteManyButton({ coupons, selectedIds, ask }: DeleteManyProps) {
  const words = useMessages(couponsMessages);
  const askAll = () => {
    const action = deletion(words);
    ask({
      name: 'coupons-deleted',
      label: words.deleteMany,
      question: words.askDeleteMany,
      done: words.deletedMany,
      isDanger: true,
      keys: [couponsQuery],
      candidates: coupons
        .filter(({ id }) => selectedIds.has(String(id)))
        .map((coupon) => {
          const permission = canDelete(coupon);
          return {
            id: String(coupon.id),
            name: nameOfCoupon(coupon, words),
            leftOut: permission.isAllowed ? null : words[permission.reason],
            send: sendAsItem(action, coupon),
          };
        }),
    });
  };
  return (
    <Button size="small" variant="danger-quiet" icon={<TrashIcon />} onClick={askAll}>
      {words.delete}
    </Button>
  );
}
