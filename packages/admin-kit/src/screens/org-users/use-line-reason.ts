import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import type { LineOutcome } from './bulk-add-job.ts';
import { orgUsersMessages } from './messages.ts';

/** Why a line was not added; null where there is nothing to say. */
export function useLineReason(): (outcome: LineOutcome) => string | null {
  const words = useMessages(orgUsersMessages);
  const errorText = useErrorText();
  return (outcome) => {
    if ('error' in outcome) return errorText(outcome.error);
    return outcome.status === 'vetoed' ? words.vetoed : null;
  };
}
