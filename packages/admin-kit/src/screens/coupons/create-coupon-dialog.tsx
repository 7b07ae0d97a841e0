import { useRef, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import type { Action } from '../../data/use-action.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { DraftNotice } from '../../provider/draft-notice.tsx';
import { useDraft } from '../../provider/use-draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { focusFirstInvalid } from '../../ui/field/first-invalid.ts';
import { NumberField } from '../../ui/field/number-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import type { CouponFields } from './api.ts';
import { type CouponDraft, draftCoupon, emptyDraft } from './coupon-draft.ts';
import { couponsMessages } from './messages.ts';
import { canDelete, nameOfCoupon, noteOf } from './rules.ts';
import './create-coupon-dialog.css';

interface Props {
  create: Action<CouponFields>;
  onClose: () => void;
}

type NumberName = 'value' | 'months' | 'maxUses';
type FlagName = 'isPercentage' | 'isForUsers' | 'isForProjects';

/** Hints only: a number is sent as typed, and anything else is refused. @operation POST /coupons @spec B §2, §3, §5 */
export default function CreateCouponDialog({ create, onClose }: Props) {
  const words = useMessages(couponsMessages);
  const errorText = useErrorText();
  const draft = useDraft<CouponDraft>('coupon.create', emptyDraft);
  const dialog = useRef<HTMLDivElement>(null);
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const { fields } = draft;
  const coupon = draftCoupon(fields);
  const deletable = canDelete(coupon);
  // Nobody is told of a missing code before they have come past it.
  const isOddCode = !deletable.isAllowed && (fields.code !== '' || fields.value !== '');

  const close = () => {
    create.clearError();
    draft.discard();
    onClose();
  };
  const submit = async () => {
    const { code, isPercentage, isForUsers, isForProjects, value, months, maxUses } = coupon;
    setHasSubmitted(true);
    if (value === null || months === null || maxUses === null) {
      focusFirstInvalid(dialog.current);
      return;
    }
    const sent = { code, value, isPercentage, months, maxUses, isForUsers, isForProjects };
    const outcome = await create.run(sent);
    if (outcome.status !== 'succeeded') return;
    announce(words.announceCreated({ coupon: nameOfCoupon(sent, words) }));
    close();
  };

  const number = (name: NumberName) => {
    const parsed = coupon[name];
    const note = parsed === null ? null : noteOf(name, parsed, coupon.isPercentage);
    const hint = words[`${name}Hint`];
    return (
      <NumberField
        label={words[name]}
        hint={note === null || note === 'unlimited' ? hint : `${hint} (${words[note]})`}
        numbers="any"
        value={fields[name]}
        onValueChange={(next) => draft.change({ [name]: next })}
        min={Number.MIN_SAFE_INTEGER}
        error={hasSubmitted && parsed === null ? words.notANumber : undefined}
      />
    );
  };
  const flag = (name: FlagName, description?: string) => (
    <Checkbox
      label={words[name]}
      description={description}
      isChecked={coupon[name]}
      onCheckedChange={(isOn) => draft.change({ [name]: isOn ? 'yes' : '' })}
    />
  );

  return (
    <Dialog
      ref={dialog}
      isOpen
      size="small"
      title={words.createCoupon}
      onClose={close}
      onSubmit={() => void submit()}
      isBusy={create.isBusy}
      error={create.error && words.createFailed({ why: errorText(create.error) })}
      footer={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={create.isBusy}>
            {words.create}
          </Button>
        </>
      }
    >
      <DraftNotice isRestored={draft.isRestored} />
      <TextField
        label={words.code}
        hint={isOddCode ? `${words.codeHint}. ${words[deletable.reason]}` : words.codeHint}
        value={fields.code}
        onValueChange={(code) => draft.change({ code })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      {number('value')}
      {flag('isPercentage', words.percentageHint)}
      <div className="ak-create-coupon-dialog-pair">
        {number('months')}
        {number('maxUses')}
      </div>
      <div className="ak-create-coupon-dialog-pair">
        {flag('isForUsers')}
        {flag('isForProjects')}
      </div>
    </Dialog>
  );
}
