import type { EnterpriseDeal } from '@timemap/admin-api';
import { useMessages } from '../../messages/messages.ts';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { Time } from '../../ui/time/time.tsx';
import { enterpriseDealMessages } from './messages.ts';

/** What the form has and nobody changes. @spec B §3 */
export function DealFacts({ deal: { id, createdAt } }: { deal: Pick<EnterpriseDeal, 'id' | 'createdAt'> }) {
  const words = useMessages(enterpriseDealMessages);
  return (
    <DefinitionList
      items={[
        {
          term: words.id,
          value: (
            <span className="ak-enterprise-deal-detail-id">
              {id}
              <CopyButton text={String(id)} label={words.copyId} />
            </span>
          ),
        },
        { term: words.created, value: <Time value={createdAt} /> },
      ]}
    />
  );
}
