import { defineMessages } from '../../messages/define-messages.ts';

export const dealFormMessages = defineMessages('enterprise-deal-form', {
  name: 'Name',
  periodDays: 'Period',
  periodDaysHint: 'Integer, in days',
  softLimit: 'Soft limit',
  softLimitHint: 'Integer',
  hardLimit: 'Hard limit',
  hardLimitHint: 'Integer',
  institutionId: 'LTI institution',
  noInstitution: 'NO ASSOCIATED LTI INSTITUTION',
  unlistedInstitution: ({ id }: { id: string }) => `Institution ${id}`,
  institutionsFailed: 'Failed to load LTI options',
  institutionsLoading: 'Loading institutions',
  isNotWhole: 'This is not a whole number.',
  hasNoName: 'The deal has no name.',
  hasNoPeriod: 'The period is shorter than one day.',
  isNegative: 'The limit is below 0.',
  limitsCross: 'The hard limit is below the soft limit.',
});
