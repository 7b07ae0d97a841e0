import { ApiError } from '@timemap/admin-api';
import { useRef, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';
import type { NewBatch } from './api.ts';
import type { GeneratedBatch } from './generated-codes.tsx';
import { lmsMessages } from './messages.ts';
import type { BatchGeneration } from './use-lms.ts';

interface Props {
  batch: NewBatch;
  generate: BatchGeneration;
  onClose: () => void;
  onGenerated: (batch: GeneratedBatch) => void;
}

/** Codes cannot be taken back, so it is asked first. @spec B §5 */
export default function GenerateBatchDialog({ batch, generate, onClose, onGenerated }: Props) {
  const words = useMessages(lmsMessages);
  const format = useNumberFormat();
  const errorText = useErrorText();
  const name = visibleText(batch.name);
  const count = format(batch.count);

  const isLooking = useRef(false);
  const [notice, setNotice] = useState<string | null>(null);

  /** Whether nothing speaks against sending: an earlier try may have made the batch after all. */
  const mayGenerate = async () => {
    try {
      const earlier = await generate.findEarlier(batch);
      if (earlier === null) return true;
      const codes = format(earlier.codeCount);
      setNotice(
        words.batchIsThere({ count: codes, name: visibleText(earlier.name), id: String(earlier.id) }),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setNotice(errorText(error));
    }
    return false;
  };
  const close = () => {
    generate.clearError();
    onClose();
  };
  const confirm = async () => {
    if (isLooking.current) return;
    isLooking.current = true;
    setNotice(null);
    const isClear = await mayGenerate();
    isLooking.current = false;
    if (!isClear) return;
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
      error={notice ?? (generate.error && errorText(generate.error))}
      actions={
        <Button variant="primary" isBusy={generate.isBusy} onClick={() => void confirm()}>
          {words.generate}
        </Button>
      }
    />
  );
}
