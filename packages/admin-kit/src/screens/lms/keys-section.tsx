import type { LtiData } from '@timemap/admin-api';
import { useMessages } from '../../messages/messages.ts';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { Section } from '../../ui/section/section.tsx';
import { IdValue } from './id-value.tsx';
import { lmsMessages } from './messages.ts';
import { SecretValue } from './secret-value.tsx';
import type { LmsOrganization } from './use-lms.ts';

interface KeysSectionProps {
  organization: LmsOrganization;
  institution: LtiData;
  headingLevel: 2 | 3 | 4;
}

/** What an LMS is set up with: key and secret, and the ids that support asks for. @spec B §2, §3 */
export function KeysSection({ organization, institution, headingLevel }: KeysSectionProps) {
  const words = useMessages(lmsMessages);
  const { id, consumerKey, sharedSecret, ltiInstanceGuid } = institution;
  return (
    <div className="ak-lms-panel-stack">
      <Section title={words.ltiKeys} level={headingLevel}>
        <DefinitionList
          items={[
            {
              term: words.consumerKey,
              value: consumerKey && <IdValue id={consumerKey} copyLabel={words.copyConsumerKey} />,
            },
            { term: words.sharedSecret, value: sharedSecret && <SecretValue secret={sharedSecret} /> },
          ]}
        />
      </Section>
      <Section title={words.configInfo} level={headingLevel}>
        <DefinitionList
          items={[
            { term: words.institutionId, value: <IdValue id={id} copyLabel={words.copyInstitutionId} /> },
            {
              term: words.organizationId,
              value: <IdValue id={organization.id} copyLabel={words.copyOrganizationId} />,
            },
            {
              term: words.instanceGuid,
              value: ltiInstanceGuid && <IdValue id={ltiInstanceGuid} copyLabel={words.copyInstanceGuid} />,
            },
          ]}
        />
      </Section>
    </div>
  );
}
