import type { License } from '@timemap/admin-api';
import { type CSSProperties, useMemo } from 'react';
import { isOverSeats } from '../../checks/license-checks.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useListText } from '../../messages/list-text.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import type { DataTableColumn } from '../../ui/data-table/data-table-column.ts';
import { Status } from '../../ui/status/status.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { adminDashboardMessages } from './messages.ts';
import { nameOfAdmin } from './organization-people.ts';
import { UncheckedCell } from './unchecked-cell.tsx';
import type { OrganizationRow } from './use-admin-dashboard.ts';

type See = (organizationId: number, isSeen: boolean) => void;

export function useOrganizationColumns(
  seeLicense: See,
  seePeople: See,
): readonly DataTableColumn<OrganizationRow>[] {
  const words = useMessages(adminDashboardMessages);
  const inList = useListText();
  return useMemo(() => {
    const nameOf = (name: string) => (name.trim() === '' ? words.unnamed : name);
    const unchecked = ({ organization }: OrganizationRow) => (
      <UncheckedCell organizationId={organization.id} see={seePeople} />
    );
    return [
      {
        id: 'name',
        header: words.name,
        value: ({ organization }) => nameOf(organization.name),
        isRowHeader: true,
        share: 2,
        minWidthPx: 240,
      },
      { id: 'id', header: words.organizationId, kind: 'id', value: ({ organization }) => organization.id },
      {
        id: 'parent',
        header: words.parent,
        value: ({ parent }) => parent && nameOf(parent.name),
        // The card of a root has its seats instead.
        isFact: true,
        priority: 4,
      },
      // Sorting by the root keeps each tree together.
      { id: 'root', header: words.root, value: ({ root }) => nameOf(root.name), isHiddenAtFirst: true },
      {
        id: 'subOrganizations',
        header: words.subOrganizations,
        kind: 'number',
        value: ({ organization }) => organization.children.length,
        firstDirection: 'descending',
        minWidthPx: 136,
        priority: 3,
      },
      {
        id: 'seats',
        header: words.license,
        value: ({ license }) => license?.seatsTaken,
        cell: ({ organization, license }) => {
          if (license) return <Seats license={license} />;
          if (license === null) return words.noLicense;
          return organization.parentId === 0 ? (
            <UncheckedCell organizationId={organization.id} see={seeLicense} />
          ) : null;
        },
        firstDirection: 'descending',
        isFact: true,
        share: 0,
        minWidthPx: 210,
      },
      {
        id: 'seatsAllowed',
        header: words.seatsAllowed,
        kind: 'number',
        value: ({ license }) => license?.seatsAllowed,
        isHiddenAtFirst: true,
      },
      {
        id: 'admins',
        header: words.admins,
        value: ({ people }) => people && inList(people.admins.map(nameOfAdmin)),
        cell: (row) => {
          if (!row.people) return unchecked(row);
          const { admins, isWhole } = row.people;
          if (admins.length > 0) return <UserText text={inList(admins.map(nameOfAdmin))} />;
          return isWhole ? <Status tone="warning">{words.noAdmin}</Status> : null;
        },
        isSortable: false,
        share: 2,
      },
      {
        id: 'users',
        header: words.users,
        kind: 'number',
        value: ({ people }) => people?.userCount,
        cell: (row) => (row.people ? <UserCount count={row.people.userCount} /> : unchecked(row)),
        firstDirection: 'descending',
        isFact: true,
      },
    ];
  }, [words, inList, seeLicense, seePeople]);
}

function UserCount({ count }: { count: number }) {
  return useNumberFormat()(count);
}

function Seats({ license }: { license: License }) {
  const words = useMessages(adminDashboardMessages);
  const { meter } = useMessages(displayMessages);
  const number = useNumberFormat();
  const { seatsTaken, seatsAllowed, isEnabled } = license;
  const share = seatsTaken > 0 ? Math.min(1, seatsTaken / seatsAllowed) : 0;
  return (
    <span className="ak-admin-dashboard-seats" data-state={isOverSeats(license) ? 'over' : undefined}>
      <span
        aria-hidden="true"
        className="ak-admin-dashboard-meter"
        style={{ '--ak-meter-share': share } as CSSProperties}
      />
      <bdi>{meter({ value: number(seatsTaken), max: number(seatsAllowed) })}</bdi>
      {!isEnabled && <Status>{words.isDisabled}</Status>}
    </span>
  );
}
