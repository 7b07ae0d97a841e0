import type { EnterpriseDeal } from '@timemap/admin-api';
import { type FormEvent, Suspense, useRef, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { DealFields } from '../../enterprise-deal-form/deal-fields.tsx';
import { type DealForm, invalidFields } from '../../enterprise-deal-form/deal-form.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { DraftNotice } from '../../provider/draft-notice.tsx';
import { lazyPart, usePrefetch } from '../../provider/lazy-part.tsx';
import { visibleText } from '../../text/visible-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { BusyContext } from '../../ui/dialog/busy-context.ts';
import { focusFirstInvalid } from '../../ui/field/field.tsx';
import { Section } from '../../ui/section/section.tsx';
import { DealFacts } from './deal-facts.tsx';
import { enterpriseDealMessages } from './messages.ts';
import { useDealEdits } from './use-deal-edits.ts';
import type { DealUpdate } from './use-deal-update.ts';

const DealConflictDialog = lazyPart('deal-conflict-dialog', () => import('./deal-conflict-dialog.tsx'));

interface DealConfigurationProps {
  deal: EnterpriseDeal;
  update: DealUpdate;
}

/** The form of a deal. What someone else has changed meanwhile is shown before it is overwritten. @spec B §2, §5 */
export function DealConfiguration({ deal, update }: DealConfigurationProps) {
  const words = useMessages(enterpriseDealMessages);
  usePrefetch(DealConflictDialog);
  const errorText = useErrorText();
  const edits = useDealEdits(deal);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { failure, conflict } = update;

  const save = async (known: DealForm, wanted: DealForm) => {
    if (!(await update.save(known, wanted))) return;
    setWasSubmitted(false);
    edits.discard();
    announce(words.announceUpdated({ deal: visibleText(wanted.name) || words.unnamed }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!edits.isChanged || update.isBusy) return;
    const isSendable = invalidFields(edits.shown).length === 0;
    setWasSubmitted(!isSendable);
    if (isSendable) void save(edits.known, edits.shown);
    else focusFirstInvalid(form.current);
  };
  const discard = () => {
    setWasSubmitted(false);
    edits.discard();
    form.current?.querySelector('input')?.focus();
  };
  const isUnknown = failure !== null && failure !== 'vetoed' && failure.mayHaveBeenApplied;
  const why = failure && (failure === 'vetoed' ? words.vetoed : errorText(failure));

  return (
    <Section title={words.configuration} level={3}>
      <form ref={form} className="ak-enterprise-deal-detail-stack" noValidate onSubmit={submit}>
        <DraftNotice draft={{ isRestored: edits.isRestored, discard }} />
        <BusyContext value={update.isBusy}>
          <DealFields form={edits.shown} onChange={edits.change} wasSubmitted={wasSubmitted} />
        </BusyContext>
        <DealFacts deal={deal} />
        {why && !conflict && (
          <Alert tone="danger" isInterrupting title={isUnknown ? words.maybeUpdated : words.notUpdated}>
            {words.updateFailed({ why })}
          </Alert>
        )}
        <div className="ak-enterprise-deal-detail-buttons">
          <Button
            type="submit"
            variant="primary"
            isBusy={update.isBusy}
            disabledReason={edits.isChanged || update.isBusy ? undefined : words.unchanged}
          >
            {words.update}
          </Button>
          {edits.isChanged && !update.isBusy && (
            <Button variant="quiet" onClick={discard}>
              {words.discard}
            </Button>
          )}
        </div>
      </form>
      <Suspense fallback={null}>
        {conflict && (
          <DealConflictDialog
            // A further change by someone else asks anew.
            key={JSON.stringify(conflict.theirs)}
            conflict={conflict}
            isBusy={update.isBusy}
            error={why && words.updateFailed({ why })}
            onDecide={(decided) => void save(conflict.theirs, decided)}
            onClose={update.leaveConflict}
          />
        )}
      </Suspense>
    </Section>
  );
}
