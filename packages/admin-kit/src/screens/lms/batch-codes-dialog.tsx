import type { CodeBatch } from '@timemap/admin-api';
import { useMessages } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { DialogSurfaceProps } from '../../ui/dialog/dialog-surface.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { ReadView } from '../../ui/screen-state/read-view.tsx';
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
  const read = useBatchCodes(batch.id);
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
