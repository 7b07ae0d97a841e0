import { useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import type { Action } from '../../data/use-action.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { DraftNotice } from '../../provider/draft-notice.tsx';
import { useDraft } from '../../provider/use-draft.ts';
import { parseNumber } from '../../text/integer.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { NumberField } from '../../ui/field/number-field.tsx';
import { licenseMessages } from './messages.ts';
import type { LicensedOrganization } from './use-license.ts';

interface Props {
  organization: LicensedOrganization;
  create: Action<{ seats: number }>;
  onClose: () => void;
}

/** Asks for the number of seats, 1 unless said otherwise. @spec A §5, §9 */
export default function CreateLicenseDialog({ organization, create, onClose }: Props) {
  const words = useMessages(licenseMessages);
  const errorText = useErrorText();
  const draft = useDraft(`license.create.${organization.id}`, { seats: '1' });
  const [isInvalid, setIsInvalid] = useState(false);

  const close = () => {
    create.clearError();
    draft.discard();
    onClose();
  };
  const submit = async () => {
    const seats = parseNumber(draft.fields.seats, 'truncated', { min: 1 });
    setIsInvalid(!seats.isValid);
    if (!seats.isValid) return;
    const outcome = await create.run({ seats: seats.value });
    if (outcome.status !== 'succeeded') return;
    announce(words.announceCreated);
    close();
  };

  return (
    <Dialog
      isOpen
      size="small"
      title={words.createTitle({ organization: organization.name })}
      description={words.createDescription}
      onClose={close}
      onSubmit={() => void submit()}
      isBusy={create.isBusy}
      error={create.error && errorText(create.error)}
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
      <NumberField
        label={words.seatsField}
        hint={words.seatsHint}
        value={draft.fields.seats}
        onValueChange={(seats) => {
          setIsInvalid(false);
          draft.change({ seats });
        }}
        numbers="truncated"
        min={1}
        isRequired
        error={isInvalid ? words.seatsInvalid : undefined}
      />
    </Dialog>
  );
}
