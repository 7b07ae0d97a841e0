import type { LtiData } from '@timemap/admin-api';
import { useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { EyeIcon, EyeOffIcon } from '../../ui/icon/icons.tsx';
import { Section } from '../../ui/section/section.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { lmsMessages } from './messages.ts';
import type { LmsOrganization } from './use-lms.ts';

interface KeysSectionProps {
  organization: LmsOrganization;
  institution: LtiData;
  headingLevel: 2 | 3 | 4;
}

/** @spec B §2, §3 */
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

export function IdValue({ id, copyLabel }: { id: string | number; copyLabel: string }) {
  return (
    <span className="ak-lms-panel-id">
      <UserText text={String(id)} />
      <CopyButton text={String(id)} label={copyLabel} />
    </span>
  );
}

/** The same length for every secret, so that it does not reveal the real one. */
const MASK = '••••••••••••';

/** The secret is in the page only while it is revealed. (T40) */
function SecretValue({ secret }: { secret: string }) {
  const words = useMessages(lmsMessages);
  const [isRevealed, setIsRevealed] = useState(false);
  return (
    <span className="ak-lms-panel-id">
      {isRevealed ? (
        <UserText text={secret} />
      ) : (
        <span>
          <span aria-hidden="true">{MASK}</span>
          <VisuallyHidden>{words.secretHidden}</VisuallyHidden>
        </span>
      )}
      <IconButton
        size="small"
        label={isRevealed ? words.hideSecret : words.revealSecret}
        icon={isRevealed ? <EyeOffIcon /> : <EyeIcon />}
        onClick={() => setIsRevealed(!isRevealed)}
      />
      <CopyButton text={secret} label={words.copySecret} isSecret={!isRevealed} />
    </span>
  );
}
