import { defineMessages } from './define-messages.ts';

/** The words that the display parts bring themselves. */
export const displayMessages = defineMessages('display', {
  information: 'Information',
  warning: 'Warning',
  danger: 'Error',
  success: 'Success',
  dismiss: 'Dismiss',
  retry: 'Retry',
  loading: 'Loading…',
  noValue: 'no value',
  breadcrumbs: 'Breadcrumbs',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not copy. The text is selected: copy it with the keyboard.',
  copySecretFailed: 'Could not copy.',
  showAll: 'Show all',
  showLess: 'Show less',
  unknownTime: 'Unknown time',
  crashTitle: 'This part stopped working',
  crashText: 'The rest of the page still works. Retry loads this part again.',
  forbiddenTitle: 'You do not have access to this',
  failedTitle: 'This could not be loaded',
  meter: (facts: { value: string; max: string }) => `${facts.value} of ${facts.max}`,
  hiddenCharacter: (facts: { codePoint: string }) => `Invisible character ${facts.codePoint}`,
});
