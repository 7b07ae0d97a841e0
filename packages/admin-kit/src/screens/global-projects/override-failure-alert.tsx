import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { globalProjectsMessages } from './messages.ts';
import { nameOfProject } from './rules.ts';
import type { OverrideFailure } from './use-upgraded-overrides.ts';

interface OverrideFailureAlertProps {
  failure: OverrideFailure;
  onDismiss: () => void;
}

/** The project whose override was not saved, and why. @spec B §8 */
export function OverrideFailureAlert({ failure: { project, error }, onDismiss }: OverrideFailureAlertProps) {
  const words = useMessages(globalProjectsMessages);
  const errorText = useErrorText();
  return (
    <Alert
      tone="danger"
      isInterrupting
      title={words.upgradedOverrideOf({ project: visibleText(nameOfProject(project, words)) })}
      onDismiss={onDismiss}
    >
      {words.updateFailed({ why: error ? errorText(error) : words.vetoed })}
    </Alert>
  );
}
