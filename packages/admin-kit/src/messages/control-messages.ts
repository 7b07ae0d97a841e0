import { defineMessages } from './define-messages.ts';

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);

export const controlMessages = defineMessages('controls', {
  close: 'Close',
  cancel: 'Cancel',
  clearSearch: 'Clear search',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  required: 'required',
  dismiss: 'Dismiss',
  menuNotLoaded: 'The menu could not be loaded. Check the connection and try again.',
  notifications: 'Notifications',
  waitUntilDone: 'Wait for the request to finish.',
  charactersLeft: (facts: { count: number }) => `${characters(facts.count)} left`,
  charactersTooMany: (facts: { count: number }) => `${characters(facts.count)} too many`,
  invisibleLeftOut: 'Invisible characters are left out.',
  numberEmpty: 'Enter a number.',
  numberNotWhole: 'Enter a whole number, in digits only.',
  numberUnreadable: 'Enter a number, such as 12.',
  numberUnit: ({ unit }: { unit: string }) => `Leave out ${unit}. Only the number is sent.`,
  numberTwoMeanings: 'This can mean two numbers. Choose one.',
  takeNumber: ({ number }: { number: string }) => `Use ${number}`,
  numberSent: (facts: { number: string }) => `${facts.number} will be sent.`,
  notSaved: 'Not saved',
  notSavedBecause: ({ reason }: { reason: string }) => `Not saved. ${reason}`,
  notSavedAndReset: ({ reason }: { reason: string }) => `Not saved. The saved value is shown. ${reason}`,
  retryNotSaved: ({ reason }: { reason: string }) => `Retry. Not saved: ${reason}`,
  numberTooLow: (facts: { min: string }) => `Enter ${facts.min} or more.`,
  numberTooHigh: (facts: { max: string }) => `Enter ${facts.max} or less.`,
});
