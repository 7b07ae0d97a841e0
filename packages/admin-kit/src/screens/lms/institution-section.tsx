import type { LtiData } from '@timemap/admin-api';
import { useMessages } from '../../messages/messages.ts';
import { useErrorText } from '../../provider/error-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Section } from '../../ui/section/section.tsx';
import { CreateInstitution } from './create-institution.tsx';
import { InstitutionFacts } from './institution-facts.tsx';
import { lmsMessages } from './messages.ts';
import type { LmsActions, LmsOrganization } from './use-lms.ts';

interface InstitutionSectionProps {
  organization: LmsOrganization;
  institution: LtiData | null;
  actions: LmsActions;
  headingLevel: 2 | 3 | 4;
}

/** The institution: created where there is none, then enabled and disabled. @spec B §4 */
export function InstitutionSection(props: InstitutionSectionProps) {
  const { organization, institution, actions, headingLevel } = props;
  const { create, setEnabled } = actions;
  const words = useMessages(lmsMessages);
  const errorText = useErrorText();
  const toggle: typeof setEnabled = {
    ...setEnabled,
    run: (input) => {
      create.clearError();
      return setEnabled.run(input);
    },
  };
  // The alert outlives the form: where the answer was lost, the institution may be there already.
  const failure = create.error
    ? { title: words.createFailed, error: create.error }
    : setEnabled.error && { title: words.toggleFailed, error: setEnabled.error };

  return (
    <Section title={words.institutionTitle} level={headingLevel}>
      <div className="ak-lms-panel-stack">
        {institution === null ? (
          <CreateInstitution organization={organization} create={create} />
        ) : (
          <InstitutionFacts institution={institution} setEnabled={toggle} />
        )}
        {failure && (
          <Alert tone="warning" isInterrupting title={failure.title}>
            {errorText(failure.error)}
          </Alert>
        )}
      </div>
    </Section>
  );
}
