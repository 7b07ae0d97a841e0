import { defineMessages } from '../../messages/define-messages.ts';

export const licenseMessages = defineMessages('license', {
  title: 'License',
  loading: 'Loading license',
  reload: 'Refresh license',
  notLoaded: 'Not loaded',
  stale: 'May be out of date',
  licenseId: 'License ID',
  copyId: 'Copy license ID',
  status: 'Status',
  enabled: 'Enabled',
  disabled: 'Disabled',
  seats: 'Seats taken',
  seatsTaken: ({ taken, allowed }: { taken: string; allowed: string }) =>
    `Seats taken: ${taken} of ${allowed}`,
  overAllowed: ({ over }: { over: string }) => `${over} more than allowed`,

  none: 'This organization has no license.',
  noneContactSupport: 'This organization has no license. Contact support to get one.',
  create: 'Create License',
  createTitle: ({ organization }: { organization: string }) => `Create License for ${organization}`,
  unnamedOrganization: 'Unnamed organization',
  createDescription: 'Seats limit how many people can join the organization.',
  seatsField: 'Seats',
  seatsHint: 'A whole number.',
  seatsInvalid: 'Enter a whole number of seats, 1 or more.',

  enable: 'Enable License',
  disable: 'Disable License',
  revoke: 'Revoke License',
  revokeTitle: 'Revoke License?',
  revokeDescription: ({ id, organization }: { id: string; organization: string }) =>
    `This permanently deletes license ${id} of ${organization}.`,

  announceEnabled: 'License enabled',
  announceDisabled: 'License disabled',
  alreadyEnabled: 'The license was already enabled',
  alreadyDisabled: 'The license was already disabled',
  alreadyThere: 'The organization already has a license',
  announceCreated: 'License created',
  announceRevoked: 'License revoked',

  onlyGlobalAdmins: 'Only global admins can change licenses.',
});
