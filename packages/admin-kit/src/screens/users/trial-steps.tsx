import type { AdminUser } from '@timemap/admin-api';
import { type ComponentType, Suspense, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useMessages } from '../../messages/messages.ts';
import { Button, type ButtonVariant } from '../../ui/button/button.tsx';
import { NotSaved } from '../../ui/not-saved/not-saved.tsx';
import type { TrialStep } from './api.ts';
import { usersMessages } from './messages.ts';
import { nameOfUser, stepToUndo } from './rules.ts';
import type { TrialDialogProps } from './trial-dialog.tsx';
import type { TrialFailure } from './use-users.ts';
import './trial-buttons.css';

export interface TrialButtonsProps {
  user: AdminUser;
  /** Resolves to whether it succeeded. */
  onChange: (user: AdminUser, step: TrialStep) => Promise<boolean>;
  /** The step that failed. It is marked until a step is taken again. @default none */
  failure?: TrialFailure | null;
  /** Quiet in a table, where every row has these buttons. @default 'secondary' */
  variant?: ButtonVariant;
}

interface TrialStepsProps extends TrialButtonsProps {
  /** Asks before an end date is lost. Each screen has it in its own later script. */
  question: ComponentType<TrialDialogProps>;
}

/** The state is local, so that no other row renders again. */
export function TrialSteps({ user, onChange, failure = null, variant, question: Question }: TrialStepsProps) {
  const words = useMessages(usersMessages);
  const [busyStep, setBusyStep] = useState<TrialStep | null>(null);
  const [askedStep, setAskedStep] = useState<TrialStep | null>(null);
  const { trialExpiresAt } = user;
  const name = { user: nameOfUser(user) };

  const change = async (step: TrialStep) => {
    setBusyStep(step);
    const hasSucceeded = await onChange(user, step);
    setBusyStep(null);
    if (!hasSucceeded || stepToUndo(user, step) !== null) return;
    const announcements = {
      reset: words.announceReset,
      expire: words.announceExpire,
      restart: words.announceRestart,
    };
    announce(announcements[step](name));
  };
  const take = (step: TrialStep) => (trialExpiresAt === null ? void change(step) : setAskedStep(step));
  const button = (step: TrialStep) => (
    <NotSaved
      failure={failure?.step === step ? { error: failure.error, retry: () => take(step) } : null}
      hasAlert
    >
      {(describedBy) => (
        <Button
          size="small"
          variant={variant}
          isBusy={busyStep === step}
          disabledReason={busyStep === null || busyStep === step ? undefined : words.trialBusy}
          aria-describedby={describedBy}
          onClick={() => take(step)}
        >
          {words[step]}
        </Button>
      )}
    </NotSaved>
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell has these in a span, where no fieldset is allowed
    <span role="group" className="ak-trial-buttons ak-users-table-buttons" aria-label={words.trialOf(name)}>
      {button('reset')}
      {button('expire')}
      {button('restart')}
      <Suspense fallback={null}>
        {askedStep !== null && (
          <Question
            user={user}
            expiresAt={trialExpiresAt}
            step={askedStep}
            onClose={() => setAskedStep(null)}
            onConfirm={() => {
              setAskedStep(null);
              void change(askedStep);
            }}
          />
        )}
      </Suspense>
    </span>
  );
}
