import { isOverSeats } from '../../checks/license-checks.ts';
import { chosenFacets, type DataTableState } from '../../ui/data-table/data-table-state.ts';
import type { OrganizationRow } from './use-admin-dashboard.ts';

/** What `choices.only` of the table names. What was not checked yet is none of them. */
export const organizationFacets = {
  overSeats: ({ license }: OrganizationRow) => isOverSeats(license),
  noLicense: ({ license }: OrganizationRow) => license === null,
  disabled: ({ license }: OrganizationRow) => license?.isEnabled === false,
  noAdmin: ({ people }: OrganizationRow) => people?.isWhole === true && people.admins.length === 0,
} as const;

export type OrganizationFacet = keyof typeof organizationFacets;

const aboutLicenses = (['overSeats', 'noLicense', 'disabled'] as const).map((value) => ({ value }));
const aboutPeople = [{ value: 'noAdmin' }] as const;

export const needsAllLicenses = ({ sort, choices }: DataTableState) =>
  sort?.columnId === 'seats' || chosenFacets(aboutLicenses, choices?.only).length > 0;

export const needsAllPeople = ({ sort, choices }: DataTableState) =>
  sort?.columnId === 'users' || chosenFacets(aboutPeople, choices?.only).length > 0;
