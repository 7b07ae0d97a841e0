import type { LtiData } from '@timemap/admin-api';
import { useEffect, useId, useRef } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useRestoreFocusOnUnmount } from '../../accessibility/focus.ts';
import type { Action } from '../../data/use-action.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { DraftNotice } from '../../parts/draft-notice.tsx';
import { FormArea } from '../../parts/form-area.tsx';
import { NameField } from '../../parts/name-field.tsx';
import { useDraft } from '../../parts/use-draft.ts';
import { useRefused } from '../../parts/use-refused.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { RefusalContext } from '../../ui/dialog/refusal-context.ts';
import { Section } from '../../ui/section/section.tsx';
import { Replaceable } from '../../ui/slot/slot.tsx';
import { Status } from '../../ui/status/status.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { IdValue } from './keys-section.tsx';
import { lmsMessages } from './messages.ts';
import type { LmsActions, LmsOrganization } from './use-lms.ts';

interface InstitutionSectionProps {
  organization: LmsOrganization;
  institution: LtiData | null;
  actions: LmsActions;
  headingLevel: 2 | 3 | 4;
}

/** @spec B §4 */
export function InstitutionSection(props: InstitutionSectionProps) {
  const { organization, institution, actions, headingLevel } = props;
  const { create, setEnabled } = actions;
  const words = useMessages(lmsMessages);
  const errorText = useErrorText();
  const failureId = useId();
  const { clearError: clearCreate } = create;
  const { clearError: clearToggle } = setEnabled;
  // An alert that comes back with its tab would be announced again.
  useEffect(() => {
    return () => {
      clearCreate();
      clearToggle();
    };
  }, [clearCreate, clearToggle]);
  const toggle: typeof setEnabled = {
    ...setEnabled,
    run: (input) => {
      create.clearError();
      return setEnabled.run(input);
    },
  };
  // The alert stays when the form goes: after a lost answer the institution may exist already.
  const failure = create.error
    ? { title: words.createFailed, error: create.error }
    : setEnabled.error && { title: words.toggleFailed, error: setEnabled.error };

  return (
    <Section title={words.institutionTitle} level={headingLevel}>
      <div className="ak-lms-panel-stack">
        {institution === null ? (
          <RefusalContext value={create.error ? failureId : undefined}>
            <CreateInstitutionForm organization={organization} create={create} />
          </RefusalContext>
        ) : (
          <InstitutionFacts institution={institution} setEnabled={toggle} />
        )}
        {failure && (
          <Alert id={failureId} tone="warning" isInterrupting title={failure.title}>
            {errorText(failure.error)}
          </Alert>
        )}
      </div>
    </Section>
  );
}

interface CreateInstitutionFormProps {
  organization: LmsOrganization;
  create: Action<{ name: string }>;
}

function CreateInstitutionForm({ organization, create }: CreateInstitutionFormProps) {
  const words = useMessages(lmsMessages);
  const draft = useDraft(`lms.create.${organization.id}`, { name: '' });
  const form = useRef<HTMLDivElement>(null);
  useRestoreFocusOnUnmount(form);
  const isRefused = useRefused(create.error, form);

  const submit = async () => {
    const name = draft.fields.name.trim();
    const outcome = await draft.send(() => create.run({ name }));
    if (outcome.status === 'succeeded') announce(words.announceCreated({ name: visibleText(name) }));
  };

  return (
    <FormArea ref={form} className="ak-lms-panel-form" onEnter={() => void submit()}>
      <p className="ak-lms-panel-lead">
        <strong className="ak-lms-panel-lead-fact">{words.none}</strong> {words.createText}
      </p>
      <DraftNotice draft={draft} />
      <NameField
        label={words.institutionName}
        value={draft.fields.name}
        onValueChange={(name) => {
          if (create.error?.mayHaveBeenApplied === false) create.clearError();
          draft.change({ name });
        }}
        aria-invalid={isRefused}
        readOnly={create.isBusy}
        autoComplete="off"
      />
      <div className="ak-lms-panel-buttons">
        <Button variant="primary" isBusy={create.isBusy} onClick={() => void submit()}>
          {words.create}
        </Button>
      </div>
    </FormArea>
  );
}

interface InstitutionFactsProps {
  institution: LtiData;
  setEnabled: Action<{ isEnabled: boolean }>;
}

function InstitutionFacts({ institution, setEnabled }: InstitutionFactsProps) {
  const words = useMessages(lmsMessages);
  const { id, name, isEnabled, paywallCodeMessage, isSoldBySemester } = institution;
  const buttons = useRef<HTMLDivElement>(null);
  useRestoreFocusOnUnmount(buttons);

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
          { term: words.paywallMessage, value: <UserText translate="yes" text={paywallCodeMessage} /> },
          { term: words.soldBySemester, value: isSoldBySemester ? words.yes : words.no },
        ]}
      />
      <div ref={buttons} className="ak-lms-panel-buttons">
        <Replaceable name="toggleInstitution">
          <Button
            isBusy={setEnabled.isBusy}
            flips={isEnabled}
            onClick={() => void setEnabled.run({ isEnabled: !isEnabled })}
          >
            {isEnabled ? words.disable : words.enable}
          </Button>
        </Replaceable>
      </div>
    </>
  );
}
