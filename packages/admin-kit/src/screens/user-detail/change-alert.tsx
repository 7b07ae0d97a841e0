import type { ApiError } from '@timemap/admin-api';
import { useState } from 'react';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { userDetailMessages } from './messages.ts';

/** Why a change failed, whose control has a mark. It moves no line of the card. @spec B §8 */
export function ChangeAlert({ title, error }: { title: string; error: ApiError | undefined }) {
  const words = useMessages(userDetailMessages);
  const errorText = useErrorText();
  const [dismissed, setDismissed] = useState<ApiError>();
  if (!error || error === dismissed) return null;
  return (
    <Alert tone="danger" isInterrupting isFloating title={title} onDismiss={() => setDismissed(error)}>
      {words.updateFailed({ why: errorText(error) })}
    </Alert>
  );
}
