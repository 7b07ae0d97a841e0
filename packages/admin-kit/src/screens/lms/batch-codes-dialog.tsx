import type { CodeBatch } from '@timemap/admin-api';
import { useMessages } from '../../messages/messages.ts';
import { useErrorText } from '../../provider/error-text.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { DialogSurfaceProps } from '../../ui/dialog/dialog-surface.tsx';
import { FailedState } from '../../ui/screen-state/failed-state.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { CodeList } from './code-list.tsx';
import { DownloadCodes } from './download-codes.tsx';
import { lmsMessages } from './messages.ts';
import { useBatchCodes } from './use-lms.ts';
import './lms-panel.css';

interface BatchCodesDialogProps
  extends Omit<
    DialogSurfaceProps,
    'title' | 'description' | 'size' | 'onSubmit' | 'isBusy' | 'error' | 'footer' | 'children'
  > {
  batch: Pick<CodeBatch, 'id' | 'name'>;
}

/** The codes of a batch, to look at and to take along as a file. @operation GET /admin/lti/paywall/code-batches/codes/{batchid} @spec B §7 */
export function BatchCodesDialog({ batch, onClose, ...rest }: BatchCodesDialogProps) {
  const words = useMessages(lmsMessages);
  const errorText = useErrorText();
  const state = useBatchCodes(batch.id);
  return (
    <Dialog
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
      {state.status === 'loading' && (
        <LoadingState label={words.codesLoading} className="ak-lms-panel-loading">
          <Skeleton width="60%" />
          <Skeleton width="60%" />
          <Skeleton width="60%" />
        </LoadingState>
      )}
      {state.status === 'failed' && (
        <FailedState title={words.codesFailed} onRetry={state.retry} isRetrying={state.isRetrying}>
          {errorText(state.error)}
        </FailedState>
      )}
      {state.status === 'ready' && (
        <div className="ak-lms-panel-stack">
          <DownloadCodes codes={state.data} />
          <CodeList codes={state.data} />
        </div>
      )}
    </Dialog>
  );
}
