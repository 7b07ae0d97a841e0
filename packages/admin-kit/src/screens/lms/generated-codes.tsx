import { useCount, useMessages } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import type { NewBatch } from './api.ts';
import { DownloadCodes } from './download-codes.tsx';
import { lmsMessages } from './messages.ts';

export interface GeneratedBatch extends NewBatch {
  /** null: the server did not send them back. */
  readonly codes: readonly string[] | null;
}

/** What has just been generated, and the way to its file. */
export function GeneratedCodes({ batch }: { batch: GeneratedBatch }) {
  const words = useMessages(lmsMessages);
  const countOf = useCount();
  const name = visibleText(batch.name);
  if (batch.codes === null) {
    return (
      <Alert tone="success" title={words.generatedUnseen({ name })}>
        {words.generatedUnseenText}
      </Alert>
    );
  }
  const count = batch.codes.length;
  return (
    <div className="ak-lms-panel-stack">
      <Alert tone="success">{words.generated({ count: countOf(count), name })}</Alert>
      <DownloadCodes codes={batch.codes} />
    </div>
  );
}
