import { ApiError, type CodeBatch } from '@timemap/admin-api';
import { useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { DialogSurfaceProps } from '../../ui/dialog/dialog-surface.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { ReadView } from '../../ui/screen-state/read-view.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { NewBatch } from './api.ts';
import { CodeList, DownloadCodes } from './download-codes.tsx';
import type { GeneratedBatch } from './generate-batch.tsx';
import { lmsMessages } from './messages.ts';
import { type BatchGeneration, useBatchCodes } from './use-lms.ts';
import './lms-panel.css';

interface BatchCodesDialogProps
  extends Omit<
    DialogSurfaceProps,
    'title' | 'description' | 'size' | 'onSubmit' | 'isBusy' | 'error' | 'footer' | 'children'
  > {
  /** The batch whose codes are loaded. */
  batch: Pick<CodeBatch, 'id' | 'name'>;
}

/** The paywall codes of a batch, as a list and as a file. */
export function BatchCodesDialog({ batch, onClose, ...rest }: BatchCodesDialogProps) {
  const words = useMessages(lmsMessages);
  const read = useBatchCodes(batch.id);
  return (
    <Dialog
      name="batch-codes"
      {...rest}
      isOpen
      title={words.codesTitle({ batch: visibleText(batch.name) })}
      onClose={onClose}
      footer={
        <Button data-first-focus onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <ReadView
        read={read}
        failedTitle={words.codesFailed}
        loading={
          <LoadingState label={words.codesLoading} className="ak-lms-panel-loading">
            <Skeleton width="60%" />
            <Skeleton width="60%" />
            <Skeleton width="60%" />
          </LoadingState>
        }
      >
        {(codes) => (
          <div className="ak-lms-panel-stack">
            <DownloadCodes codes={codes} />
            <CodeList codes={codes} />
          </div>
        )}
      </ReadView>
    </Dialog>
  );
}

interface GenerateBatchDialogProps {
  batch: NewBatch;
  generate: BatchGeneration;
  onClose: () => void;
  onGenerated: (batch: GeneratedBatch) => void;
}

/** Asks first, because codes cannot be removed. @spec B §5 */
export function GenerateBatchDialog({ batch, generate, onClose, onGenerated }: GenerateBatchDialogProps) {
  const words = useMessages(lmsMessages);
  const countOf = useCount();
  const errorText = useErrorText();
  const name = visibleText(batch.name);

  const [isChecking, setIsChecking] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);

  const mayGenerate = async () => {
    try {
      const earlier = await generate.findEarlier();
      if (earlier === null) return true;
      const { id, codeCount } = earlier;
      setNotice(
        words.batchIsThere({
          count: countOf(codeCount),
          name: visibleText(earlier.name),
          id: String(id),
        }),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setNotice(errorText(error));
    }
    return false;
  };
  const isBusy = isChecking || generate.isBusy;
  const close = () => {
    generate.clearError();
    onClose();
  };
  const confirm = async () => {
    setNotice(null);
    setIsChecking(true);
    const isAllowed = await mayGenerate().finally(() => setIsChecking(false));
    if (!isAllowed) return;
    const outcome = await generate.run(batch);
    if (outcome.status !== 'succeeded') return;
    announce(words.generatedUnseen({ name }));
    onGenerated({ ...batch, codes: outcome.result });
    close();
  };

  return (
    <AlertDialog
      name="generate-batch"
      isOpen
      title={words.generateBatch}
      description={words.confirmGenerate({ count: countOf(batch.count), name })}
      onClose={close}
      isBusy={isBusy}
      error={notice ?? (generate.error && errorText(generate.error))}
      actions={
        <Button variant="primary" isBusy={isBusy} onClick={() => void confirm()}>
          {words.generate}
        </Button>
      }
    />
  );
}
