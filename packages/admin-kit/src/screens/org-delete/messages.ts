import { defineMessages } from '../../messages/define-messages.ts';

export const orgDeleteMessages = defineMessages('org-delete', {
  title: 'Delete Organization',
  description: 'This permanently deletes the organization.',
  organization: 'Organization',
  organizationId: 'Organization ID',
  subOrganizations: 'Sub-organizations, all levels:',
  users: 'Users:',
  projects: 'Projects:',
  seats: 'Seats taken:',
  seatsTaken: ({ taken, allowed }: { taken: string; allowed: string }) => `${taken} of ${allowed}`,
  noLicense: 'no license',
  notKnown: 'unknown',
  counting: 'counting…',
  differs: ({ place, wanted, typed }: { place: string; wanted: string; typed: string }) =>
    `Character ${place} is “${wanted}”, you typed “${typed}”.`,
  tooMany: ({ place, typed }: { place: string; typed: string }) =>
    `Character ${place} is too many: “${typed}”.`,
  typeThis: 'To confirm, type this text',
  oddBlanks: 'This name has extra spaces. Spaces inside it count, spaces at its ends do not.',
  copyText: 'Copy the text to type',
  notTypedYet: 'Type the confirmation text first.',
  delete: 'Delete',
  cancel: 'Cancel',
  close: 'Close',
  announceConfirmed: 'Confirmed. You can delete now.',
  announceDeleted: ({ organization }: { organization: string }) => `Organization ${organization} deleted`,

  serverCannot: 'This server cannot delete organizations.',
  hasNoName: 'This organization has no name to type, so it cannot be deleted here.',
});
