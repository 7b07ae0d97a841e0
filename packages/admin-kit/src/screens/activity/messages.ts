import { defineMessages } from '../../messages/define-messages.ts';

export const activityMessages = defineMessages('activity', {
  title: 'Activity',
  text: 'What happened since you logged in or loaded this page. Cleared when you reload.',
  show: 'Show',
  all: 'All',
  failedOnly: 'Failed only',
  filter: 'Filter activity',
  noMatch: 'No activity matches.',
  exportCsv: 'Export CSV',
  exportFailed: 'The file could not be saved.',
  none: 'No activity yet.',
  noneHint: 'Your changes and failed loads are listed here.',
  noneFailed: 'No failures.',

  underWay: 'In progress',
  succeeded: 'Done',
  failed: 'Failed',
  unknown: 'Possibly done',
  vetoed: 'Blocked',
  vetoedText: 'Blocked by this app. Nothing was sent.',

  action: ({ name }: { name: string }) => {
    const [feature = '', ...verb] = name.replaceAll('-', ' ').split('.');
    return [feature.charAt(0).toUpperCase() + feature.slice(1), ...verb].join(': ');
  },
  load: 'Could not load',
  crash: ({ screen }: { screen: string }) => `The ${screen} screen stopped working`,
  target: ({ kind, id }: { kind: string; id: string }) =>
    id === 'new' ? `new ${kind.replaceAll('-', ' ')}` : `${kind.replaceAll('-', ' ')} ${id}`,
  reason: 'Reason:',
  before: 'Before:',
  after: 'After:',
  on: 'on',
  off: 'off',
  nothing: 'nothing',
  checkNow: 'Check now',
  wasMade: 'Checked: the change was made.',
  wasNotMade: 'Checked: the change was not made.',
  cannotTell: 'Checked: it is unclear whether the change was made. Someone may have changed it again.',
  checkFailed: ({ why }: { why: string }) => `Could not check: ${why}`,
  status: ({ status }: { status: string }) => `HTTP ${status}`,
});
