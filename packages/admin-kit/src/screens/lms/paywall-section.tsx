import type { LtiData } from '@timemap/admin-api';
import { useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { CodeBatches } from './code-batches.tsx';
import { GenerateBatch } from './generate-batch.tsx';
import { lmsMessages } from './messages.ts';

/** The paywall codes of an institution: the batches there are, and new ones. @spec B §2 */
export function PaywallSection({ institution }: { institution: LtiData }) {
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
          content: <GenerateBatch institution={institution} />,
        },
      ]}
    />
  );
}
