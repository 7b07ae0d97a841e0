import { useRef, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import type { Action } from '../../data/use-action.ts';
import { DealFields } from '../../enterprise-deal-form/deal-fields.tsx';
import { type DealValues, newDeal, valuesOf } from '../../enterprise-deal-form/deal-form.ts';
import { useMessages } from '../../messages/messages.ts';
import { DraftNotice } from '../../provider/draft-notice.tsx';
import { useErrorText } from '../../provider/error-text.ts';
import { useDraft } from '../../provider/use-draft.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { focusFirstInvalid } from '../../ui/field/first-invalid.ts';
import { enterpriseDealsMessages } from './messages.ts';

interface Props {
  create: Action<DealValues>;
  onClose: () => void;
}

/** The same fields as the configuration of a deal; the server adds id and creation. @spec B §2, §5 */
export default function CreateDealDialog({ create, onClose }: Props) {
  const words = useMessages(enterpriseDealsMessages);
  const errorText = useErrorText();
  const draft = useDraft('enterprise-deal.create', newDeal);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const dialog = useRef<HTMLDivElement>(null);
  const why = create.error && errorText(create.error);

  const close = () => {
    create.clearError();
    draft.discard();
    onClose();
  };
  const submit = async () => {
    const values = valuesOf(draft.fields);
    setWasSubmitted(values === null);
    if (values === null) {
      focusFirstInvalid(dialog.current);
      return;
    }
    const outcome = await create.run(values);
    if (outcome.status !== 'succeeded') return;
    announce(words.announceCreated({ deal: visibleText(values.name) || words.unnamed }));
    close();
  };

  return (
    <Dialog
      ref={dialog}
      isOpen
      title={words.create}
      description={words.createDescription}
      onClose={close}
      onSubmit={() => void submit()}
      isBusy={create.isBusy}
      error={why && words.createFailed({ why })}
      footer={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={create.isBusy}>
            {words.confirmCreate}
          </Button>
        </>
      }
    >
      <DraftNotice isRestored={draft.isRestored} />
      <DealFields
        form={draft.fields}
        onChange={(field, value) => draft.change({ [field]: value })}
        wasSubmitted={wasSubmitted}
      />
    </Dialog>
  );
}
