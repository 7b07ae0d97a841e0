import type { CsvCell } from '../../text/csv.ts';
import type { adminDashboardMessages } from './messages.ts';
import { nameOfAdmin } from './organization-people.ts';
import type { OrganizationRow } from './use-admin-dashboard.ts';

type Words = (typeof adminDashboardMessages)['defaults'];

export function organizationsCsv(
  rows: readonly OrganizationRow[],
  words: Words,
): readonly (readonly CsvCell[])[] {
  const heads = [
    words.name,
    words.organizationId,
    words.parent,
    words.root,
    words.subOrganizations,
    words.license,
    words.seats,
    words.seatsAllowed,
    words.users,
    words.admins,
    words.adminEmails,
  ];
  return [heads, ...rows.map((row) => cellsOf(row, words))];
}

const SEPARATOR = '; ';

function cellsOf(row: OrganizationRow, words: Words): readonly CsvCell[] {
  const { organization, parent, root, license, people } = row;
  const orUnchecked = (text: string | number | undefined) => text ?? words.notChecked;
  const status = () => {
    if (license) return license.isEnabled ? words.isEnabled : words.isDisabled;
    return license === null ? words.noLicense : organization.parentId === 0 ? words.notChecked : null;
  };
  return [
    organization.name,
    organization.id,
    parent?.name,
    root.name,
    organization.children.length,
    status(),
    license?.seatsTaken,
    license?.seatsAllowed,
    orUnchecked(people?.userCount),
    orUnchecked(people?.admins.map(nameOfAdmin).join(SEPARATOR)),
    orUnchecked(people?.admins.map(({ email }) => email).join(SEPARATOR)),
  ];
}
