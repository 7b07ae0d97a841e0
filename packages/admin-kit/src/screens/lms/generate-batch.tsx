import { Suspense, useId, useRef, useState } from 'react';
import { useCount, useLocale, useMessages } from '../../messages/messages.ts';
import { DraftNotice } from '../../parts/draft-notice.tsx';
import { FormArea } from '../../parts/form-area.tsx';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { NameField } from '../../parts/name-field.tsx';
import { useDraft } from '../../parts/use-draft.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { NumberField } from '../../ui/field/number-field.tsx';
import type { NewBatch } from './api.ts';
import { DownloadCodes } from './download-codes.tsx';
import { lmsMessages } from './messages.ts';
import { initialBatchFields, parseCodeCount } from './rules.ts';
import type { BatchGeneration } from './use-lms.ts';

const GenerateBatchDialog = lazyPart(
  'generate-batch-dialog',
  () => import('./batch-dialogs.tsx'),
  'GenerateBatchDialog',
);

export interface GeneratedBatch extends NewBatch {
  readonly codes: readonly string[] | null;
}

interface GenerateBatchProps {
  institutionId: number;
  generate: BatchGeneration;
  generated: GeneratedBatch | null;
  onGenerated: (batch: GeneratedBatch) => void;
}

/** @spec B §5 */
export function GenerateBatch({ institutionId, generate, generated, onGenerated }: GenerateBatchProps) {
  const words = useMessages(lmsMessages);
  const locale = useLocale();
  usePreload(GenerateBatchDialog);
  const draft = useDraft(`lms.generate.${institutionId}`, initialBatchFields);
  const { name, count } = draft.fields;
  const [refusedCount, setRefusedCount] = useState<string | null>(null);
  const isInvalid = refusedCount === count;
  const invalidId = useId();
  const [asked, setAsked] = useState<NewBatch | null>(null);
  const countField = useRef<HTMLInputElement>(null);

  const submit = () => {
    const parsed = parseCodeCount(count, locale);
    setRefusedCount(parsed === null ? count : null);
    if (parsed === null) countField.current?.focus();
    else setAsked({ name: name.trim(), count: parsed });
  };

  return (
    <div className="ak-lms-panel-stack">
      <FormArea className="ak-lms-panel-form" onEnter={submit}>
        <DraftNotice draft={draft} />
        <NameField
          label={words.newBatchName}
          value={name}
          onValueChange={(value) => draft.change({ name: value })}
          autoComplete="off"
        />
        <NumberField
          ref={countField}
          aria-describedby={isInvalid ? invalidId : undefined}
          label={words.newBatchCount}
          hint={isInvalid ? undefined : words.newBatchCountHint}
          error={isInvalid && words.newBatchCountHint}
          value={count}
          onValueChange={(value) => draft.change({ count: value })}
          min={1}
        />
        {isInvalid && (
          <Alert id={invalidId} tone="warning" isInterrupting>
            {words.invalidCount}
          </Alert>
        )}
        <div className="ak-lms-panel-buttons">
          <Button variant={generated === null ? 'primary' : 'secondary'} onClick={submit}>
            {words.generate}
          </Button>
        </div>
      </FormArea>
      {generated && <GeneratedCodes batch={generated} />}
      <Suspense fallback={null}>
        {asked && (
          <GenerateBatchDialog
            batch={asked}
            generate={{ ...generate, run: (batch) => draft.send(() => generate.run(batch)) }}
            onClose={() => setAsked(null)}
            onGenerated={onGenerated}
          />
        )}
      </Suspense>
    </div>
  );
}

function GeneratedCodes({ batch }: { batch: GeneratedBatch }) {
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
