import { announce } from '../../accessibility/announcer.ts';
import type { Action } from '../../data/use-action.ts';
import { useMessages } from '../../messages/messages.ts';
import { type DialogForm, FormDialog } from '../../provider/form-dialog.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { NumberField } from '../../ui/field/number-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import type { CouponFields } from './api.ts';
import { COUPON_DRAFT_KEY, type CouponDraft, couponToSend, draftCoupon, emptyDraft } from './coupon-draft.ts';
import { couponsMessages } from './messages.ts';
import { canDelete, nameOfCoupon, noteOf } from './rules.ts';
import './create-coupon-dialog.css';

interface Props {
  create: Action<CouponFields>;
  onClose: () => void;
}

/** Hints only: a number is sent as typed, and anything else is refused. @operation POST /coupons @spec B §2, §3, §5 */
export default function CreateCouponDialog({ create, onClose }: Props) {
  const words = useMessages(couponsMessages);
  return (
    <FormDialog
      title={words.createCoupon}
      draftKey={COUPON_DRAFT_KEY}
      initial={emptyDraft}
      toInput={couponToSend}
      action={create}
      submitLabel={words.create}
      failureText={(why) => words.createFailed({ why })}
      onSucceeded={(coupon) => announce(words.announceCreated({ coupon: nameOfCoupon(coupon, words) }))}
      onClose={onClose}
    >
      {(form) => <CouponFormFields form={form} />}
    </FormDialog>
  );
}

function CouponFormFields({ form: { fields, bind, bindFlag, wasTried } }: { form: DialogForm<CouponDraft> }) {
  const words = useMessages(couponsMessages);
  const coupon = draftCoupon(fields);
  const deletable = canDelete(coupon);
  // A missing code is not mentioned before the person has passed the field.
  const isOddCode = !deletable.isAllowed && (fields.code !== '' || fields.value !== '');

  const number = (name: 'value' | 'months' | 'maxUses') => {
    const parsed = coupon[name];
    const note = parsed === null ? null : noteOf(name, parsed, coupon.isPercentage);
    const hint = words[`${name}Hint`];
    return (
      <NumberField
        label={words[name]}
        hint={note === null || note === 'unlimited' ? hint : `${hint} (${words[note]})`}
        {...bind(name)}
        numbers="any"
        min={Number.MIN_SAFE_INTEGER}
        error={wasTried && parsed === null ? words.notANumber : undefined}
      />
    );
  };
  return (
    <>
      <TextField
        label={words.code}
        hint={isOddCode ? `${words.codeHint}. ${words[deletable.reason]}` : words.codeHint}
        {...bind('code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {number('value')}
      <Checkbox label={words.isPercentage} description={words.percentageHint} {...bindFlag('isPercentage')} />
      <div className="ak-create-coupon-dialog-pair">
        {number('months')}
        {number('maxUses')}
      </div>
      <div className="ak-create-coupon-dialog-pair">
        <Checkbox label={words.isForUsers} {...bindFlag('isForUsers')} />
        <Checkbox label={words.isForProjects} {...bindFlag('isForProjects')} />
      </div>
    </>
  );
}
