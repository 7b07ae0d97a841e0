import { announce } from '../../accessibility/announcer.ts';
import type { Action } from '../../data/use-action.ts';
import { useMessages } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { useErrorText } from '../../provider/error-text.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';
import type { NewBatch } from './api.ts';
import type { GeneratedBatch } from './generated-codes.tsx';
import { lmsMessages } from './messages.ts';

interface Props {
  batch: NewBatch;
  generate: Action<NewBatch, readonly string[] | null>;
  onClose: () => void;
  onGenerated: (batch: GeneratedBatch) => void;
}

/** Codes cannot be taken back, so it is asked first. @spec B §5 */
export default function GenerateBatchDialog({ batch, generate, onClose, onGenerated }: Props) {
  const words = useMessages(lmsMessages);
  const { locale } = useAdminKit().appearance;
  const errorText = useErrorText();
  const name = visibleText(batch.name);
  const count = new Intl.NumberFormat(locale).format(batch.count);

  const close = () => {
    generate.clearError();
    onClose();
  };
  const confirm = async () => {
    const outcome = await generate.run(batch);
    if (outcome.status !== 'succeeded') return;
    announce(words.generatedUnseen({ name }));
    onGenerated({ ...batch, codes: outcome.result });
    close();
  };

  return (
    <AlertDialog
      isOpen
      title={words.generateBatch}
      description={words.confirmGenerate({ count, name })}
      onClose={close}
      isBusy={generate.isBusy}
      error={generate.error && errorText(generate.error)}
      actions={
        <Button variant="primary" isBusy={generate.isBusy} onClick={() => void confirm()}>
          {words.generate}
        </Button>
      }
    />
  );
}
