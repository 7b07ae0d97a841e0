import type { LtiData } from '@timemap/admin-api';
import { announce } from '../../accessibility/announcer.ts';
import type { Action } from '../../data/use-action.ts';
import { useMessages } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { Status } from '../../ui/status/status.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { IdValue } from './id-value.tsx';
import { lmsMessages } from './messages.ts';

interface InstitutionFactsProps {
  institution: LtiData;
  setEnabled: Action<{ isEnabled: boolean }>;
}

/** The institution and its switch. */
export function InstitutionFacts({ institution, setEnabled }: InstitutionFactsProps) {
  const words = useMessages(lmsMessages);
  const { id, name, isEnabled, paywallCodeMessage, isSoldBySemester } = institution;

  const toggle = async () => {
    const outcome = await setEnabled.run({ isEnabled: !isEnabled });
    if (outcome.status === 'succeeded') announce(isEnabled ? words.announceDisabled : words.announceEnabled);
  };

  return (
    <>
      <DefinitionList
        items={[
          { term: words.institutionName, value: <UserText text={name} /> },
          { term: words.institutionId, value: <IdValue id={id} copyLabel={words.copyInstitutionId} /> },
          {
            term: words.status,
            value: (
              <Status tone={isEnabled ? 'success' : 'neutral'}>
                {isEnabled ? words.enabled : words.disabled}
              </Status>
            ),
          },
          { term: words.paywallMessage, value: <UserText text={paywallCodeMessage} /> },
          { term: words.soldBySemester, value: isSoldBySemester ? words.yes : words.no },
        ]}
      />
      <div className="ak-lms-panel-buttons">
        <Button isBusy={setEnabled.isBusy} flips={isEnabled} onClick={() => void toggle()}>
          {isEnabled ? words.disable : words.enable}
        </Button>
      </div>
    </>
  );
}
