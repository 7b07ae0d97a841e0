import type { CodeBatch, LtiData } from '@timemap/admin-api';
import { Suspense, useMemo, useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { DataTableColumn } from '../../ui/data-table/data-table-column.ts';
import { DownloadIcon } from '../../ui/icon/icons.tsx';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { GenerateBatch, type GeneratedBatch } from './generate-batch.tsx';
import { lmsMessages } from './messages.ts';
import { type BatchGeneration, useCodeBatches } from './use-lms.ts';

const BatchCodesDialog = lazyPart(
  'batch-codes-dialog',
  () => import('./batch-dialogs.tsx'),
  'BatchCodesDialog',
);

interface PaywallSectionProps {
  institution: LtiData;
  generate: BatchGeneration;
  generated: GeneratedBatch | null;
  onGenerated: (batch: GeneratedBatch) => void;
}

/** @spec B §2 */
export function PaywallSection({ institution, generate, generated, onGenerated }: PaywallSectionProps) {
  const words = useMessages(lmsMessages);
  const [tab, setTab] = useState('manage');
  return (
    <Tabs
      label={words.codeSections}
      value={tab}
      onValueChange={setTab}
      items={[
        {
          value: 'manage',
          label: words.manageBatches,
          content: <CodeBatches institutionId={institution.id} onGenerate={() => setTab('generate')} />,
        },
        {
          value: 'generate',
          label: words.generateBatch,
          content: <GenerateBatch institutionId={institution.id} {...{ generate, generated, onGenerated }} />,
        },
      ]}
    />
  );
}

interface CodeBatchesProps {
  institutionId: number;
  onGenerate: () => void;
}

const initialState = { sort: { columnId: 'created', direction: 'descending' } } as const;
const idOf = (batch: CodeBatch) => String(batch.id);
const textsOf = (batch: CodeBatch) => [batch.name, String(batch.id)];

function CodeBatches({ institutionId, onGenerate }: CodeBatchesProps) {
  const words = useMessages(lmsMessages);
  usePreload(BatchCodesDialog);
  const read = useCodeBatches(institutionId);
  const [opened, setOpened] = useState<CodeBatch | null>(null);
  const columns = useMemo<readonly DataTableColumn<CodeBatch>[]>(
    () => [
      { id: 'name', header: words.batchName, value: ({ name }) => name, isRowHeader: true },
      { id: 'id', header: words.batchId, kind: 'id', value: ({ id }) => id, priority: 4 },
      { id: 'count', header: words.codeCount, kind: 'number', value: ({ codeCount }) => codeCount },
      { id: 'used', header: words.usedCount, kind: 'number', value: ({ usedCount }) => usedCount },
      {
        id: 'created',
        header: words.createdAt,
        kind: 'time',
        value: ({ createdAt }) => createdAt,
        firstDirection: 'descending',
        priority: 3,
      },
      {
        id: 'actions',
        header: words.actions,
        kind: 'other',
        share: 0,
        priority: 1,
        minWidthPx: 176,
        cell: (batch) => (
          <Replaceable name="downloadCodes">
            <Button
              size="small"
              icon={<DownloadIcon />}
              aria-label={words.downloadCodesOf({ batch: visibleText(batch.name) })}
              onClick={() => setOpened(batch)}
            >
              {words.downloadCodes}
            </Button>
          </Replaceable>
        ),
      },
    ],
    [words],
  );

  return (
    <>
      <DataTable
        name="code-batches"
        label={words.manageBatches}
        read={read}
        failedTitle={words.batchesFailed}
        refreshLabel={words.refreshBatches}
        columns={columns}
        getRowId={idOf}
        filterLabel={words.filterBatches}
        filterTexts={textsOf}
        hasColumnChoice={false}
        emptyText={words.noBatches}
        noMatchText={words.noMatch}
        emptyAction={<Button onClick={onGenerate}>{words.generateBatch}</Button>}
        initialState={initialState}
      />
      <Suspense fallback={null}>
        {opened && <BatchCodesDialog batch={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}
