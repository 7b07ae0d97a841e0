import { defineMessages } from '../../messages/define-messages.ts';
import { type Count, plural } from '../../messages/plural.ts';

interface Named {
  coupon: string;
}

interface Why {
  why: string;
}

export const couponsMessages = defineMessages('coupons', {
  title: 'Coupons',
  loadFailed: 'Failed to load coupons',
  createFailed: ({ why }: Why) => `Failed to create: ${why}`,
  deleteFailed: ({ why }: Why) => `Failed to delete: ${why}`,
  onlyGlobalAdmins: 'Only global admins can manage coupons.',
  reload: 'Refresh coupons',
  filter: 'Filter by code',
  noMatch: 'No coupons match query',
  noneHint: 'There are no coupons yet. Create the first one.',
  keys: 'Press Enter or leave the field to save a number. Press Escape to discard what you typed. Use the arrow keys to move between cells.',

  id: 'ID',
  code: 'Code',
  value: 'Value',
  isPercentage: 'Percentage',
  months: 'Months',
  uses: 'Uses',
  maxUses: 'Max uses',
  isForUsers: 'For users',
  isForProjects: 'For projects',
  created: 'Created',
  actions: 'Actions',
  fieldOf: ({ field, coupon }: Named & { field: string }) => `${field}, ${coupon}`,
  fieldSaved: ({ field, coupon }: Named & { field: string }) => `${field} saved for ${coupon}`,
  unlimited: 'unlimited',
  notWhole: 'not whole',
  belowZero: 'below 0',
  overHundred: 'over 100%',
  unreadable:
    'This coupon cannot be edited: some of its numbers could not be read, and saving would overwrite them.',
  unaddressable: 'This coupon cannot be deleted because its code cannot be part of a URL.',

  noCode: '(no code)',
  codeless: 'A coupon without a code cannot be deleted.',

  delete: 'Delete',
  deleteOf: ({ coupon }: Named) => `Delete coupon ${coupon}`,
  deleteTitle: 'Delete Coupon',
  deleteQuestion: ({ coupon }: Named) => `Delete coupon ${coupon}?`,
  deleteMany: 'Delete coupons',
  askDeleteMany: (count: Count) =>
    `Delete ${count.text} ${plural(count, { one: 'coupon', other: 'coupons' })}?`,
  announceDeleted: ({ coupon }: Named) => `Coupon ${coupon} deleted`,

  createCoupon: 'Create Coupon',
  create: 'Create',
  announceCreated: ({ coupon }: Named) => `Coupon ${coupon} created`,
  codeHint: 'Recommended: alphanumeric or hyphen only',
  valueHint: 'Whole number',
  monthsHint: 'Whole number, 0 is unlimited',
  maxUsesHint: 'Whole number, 0 is unlimited',
  percentageHint: 'The value is a percentage',

  conflictTitle: 'Someone else changed this coupon',
  conflictDescription: ({ coupon }: Named) =>
    `Someone else saved another value for ${coupon} after this list was loaded. Choose which value to keep. Nothing has been sent.`,
  save: 'Save',
  yes: 'Yes',
  no: 'No',
});
