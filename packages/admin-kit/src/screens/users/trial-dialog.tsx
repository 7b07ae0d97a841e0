import type { AdminUser } from '@timemap/admin-api';
import { use, useLayoutEffect } from 'react';
import { MessageContext, useMessages } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';
import { formatTime, TimeZoneContext } from '../../ui/time/format-time.ts';
import type { TrialStep } from './api.ts';
import { usersMessages } from './messages.ts';
import { nameOfUser } from './rules.ts';
import { userToolsMessages } from './tools-messages.ts';

export interface TrialDialogProps {
  user: AdminUser;
  /** null: a reload found no end date. */
  expiresAt: number | null;
  step: TrialStep;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms a step that discards the end date of a trial, which no call can restore. @spec B §4 */
export function TrialDialog({ user, expiresAt, step, onConfirm, onClose }: TrialDialogProps) {
  const words = useMessages(userToolsMessages);
  const labels = useMessages(usersMessages);
  const { locale } = use(MessageContext);
  const timeZone = use(TimeZoneContext);
  const questions = { reset: words.askResetOf, expire: words.askExpireOf, restart: words.askRestartOf };
  const date =
    expiresAt === null ? null : formatTime(expiresAt, { locale, timeZone, precision: 'date' })?.shown;
  useLayoutEffect(() => {
    if (expiresAt === null) onClose();
  }, [expiresAt, onClose]);
  return (
    <AlertDialog
      name="change-trial"
      isOpen
      title={questions[step]({ user: nameOfUser(user) })}
      description={words.trialDateLost({ date: date ?? '' })}
      onClose={onClose}
      actions={
        <Button variant="danger" onClick={onConfirm}>
          {labels[step]}
        </Button>
      }
    />
  );
}
