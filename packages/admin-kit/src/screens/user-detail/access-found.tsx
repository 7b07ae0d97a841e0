import {
  type AdminClient,
  type License,
  type Organization,
  readEnterpriseDeals,
  readLicense,
  readOrganizations,
  readOrganizationUsers,
  readWhitelist,
} from '@timemap/admin-api';
import type { ReactNode } from 'react';
import { loadEach } from '../../data/load-each.ts';
import { query, type Read } from '../../data/query.ts';
import { useListText } from '../../messages/list-text.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Status } from '../../ui/status/status.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { CheckedLine, entriesFor, Line } from './access-section.tsx';
import { userDetailMessages } from './messages.ts';

/** No call names the organizations or deals of a user, and each of them takes one. */
const MOST_LOOKED_AT = 200;

interface Found<T> {
  readonly found: readonly T[];
  readonly looked: number;
  readonly all: number;
}

interface Membership {
  readonly organization: Organization;
  readonly isAdmin: boolean;
  readonly license?: License | null;
}

export function OrganizationsLine({ userId }: { userId: number }) {
  const words = useMessages(userDetailMessages);
  const { client, links } = useAdminKit();
  return (
    <CheckedLine
      check={words.checkOrganizations}
      failed={words.organizationsFailed}
      read={membershipsRead(client, userId)}
    >
      {(answer) => (
        <FoundList
          answer={answer}
          none={words.noOrganization}
          href={links.section('organizations')}
          label={words.accessAllOrganizations}
        >
          {({ organization: { id, name }, isAdmin, license }) => (
            <FoundItem
              key={id}
              href={links.organization(id)}
              name={name}
              note={isAdmin ? words.isAdmin : null}
            >
              <LicenseStatus license={license} />
            </FoundItem>
          )}
        </FoundList>
      )}
    </CheckedLine>
  );
}

export function DealsLine({ email }: { email: string }) {
  const words = useMessages(userDetailMessages);
  const inList = useListText();
  const { client, links } = useAdminKit();
  return (
    <CheckedLine check={words.checkDeals} failed={words.dealsFailed} read={dealsRead(client, email)}>
      {(answer) => (
        <FoundList
          answer={answer}
          none={words.noDeal}
          href={links.section('enterpriseDeals')}
          label={words.accessAllDeals}
        >
          {({ id, name, entries }) => (
            <FoundItem key={id} href={links.enterpriseDeal(id)} name={name}>
              <Status tone="success">
                <UserText text={inList(entries)} />
              </Status>
            </FoundItem>
          )}
        </FoundList>
      )}
    </CheckedLine>
  );
}

interface FoundListProps<T> {
  answer: Found<T>;
  none: string;
  href: string;
  label: string;
  children: (each: T) => ReactNode;
}

function FoundList<T>({ answer: { found, looked, all }, none, href, label, children }: FoundListProps<T>) {
  const words = useMessages(userDetailMessages);
  const { linkComponent } = useAdminKit();
  const number = useNumberFormat();
  const partly = looked < all && words.lookedAt({ looked: number(looked), all: number(all) });
  return (
    <>
      {found.map(children)}
      {found.length === 0 && (
        <Line
          mend={
            <ButtonLink size="small" href={href} component={linkComponent}>
              {label}
            </ButtonLink>
          }
        >
          <Status>{partly ? words.accessUnknown : none}</Status>
        </Line>
      )}
      {partly && <span className="ak-user-detail-muted">{partly}</span>}
    </>
  );
}

interface FoundItemProps {
  href: string;
  name: string;
  note?: string | null;
  children: ReactNode;
}

function FoundItem({ href, name, note, children }: FoundItemProps) {
  const { linkComponent } = useAdminKit();
  return (
    <Line mend={children}>
      <Link href={href} component={linkComponent}>
        <UserText text={name} />
      </Link>
      {note && <span className="ak-user-detail-muted">{note}</span>}
    </Line>
  );
}

function LicenseStatus({ license }: Pick<Membership, 'license'>) {
  const words = useMessages(userDetailMessages);
  const number = useNumberFormat();
  if (license === undefined) return <Status>{words.accessUnknown}</Status>;
  if (license === null) return <Status tone="warning">{words.noLicense}</Status>;
  const free = Math.max(0, license.seatsAllowed - license.seatsTaken);
  return (
    <>
      <Status tone={license.isEnabled ? 'success' : 'danger'}>
        {license.isEnabled ? words.licenseEnabled : words.licenseDisabled}
      </Status>
      <span className="ak-user-detail-muted">{words.freeSeats({ free: number(free) })}</span>
    </>
  );
}

function membershipsRead(client: AdminClient, userId: number): Read<Found<Membership>> {
  const users = (id: number) =>
    query(client, 'GET /organizations/{id}/users', { path: { id } }, readOrganizationUsers);
  const license = (orgId: number) => query(client, 'GET /licenses/{orgId}', { path: { orgId } }, readLicense);
  const list = query(
    client,
    'GET /organizations/admin/all',
    { query: { includeChildren: true } },
    readOrganizations,
  );
  return {
    operation: 'GET /organizations/{id}/users',
    queryKey: [...users(0).queryKey.slice(0, -1), { member: userId }],
    load: async (signal) => {
      const all = withRoots(await list.load(signal));
      const loaded = await loadEach(all.slice(0, MOST_LOOKED_AT), signal, ({ organization }) =>
        users(organization.id).load(signal),
      );
      const memberships = [...loaded].flatMap(([{ organization, rootId }, members]) => {
        const member = members.find(({ id }) => id === userId);
        return member ? [{ organization, rootId, isAdmin: member.isAdmin }] : [];
      });
      const roots = [...new Set(memberships.map(({ rootId }) => rootId))];
      // Organizations are shown without the licenses if those could not be loaded.
      const licenses = await loadEach(roots, signal, (id) => license(id).load(signal)).catch((error) => {
        if (signal.aborted) throw error;
        return new Map<number, License | null>();
      });
      return {
        found: memberships.map(({ rootId, ...membership }) => {
          const license = licenses.get(rootId);
          return license === undefined ? membership : { ...membership, license };
        }),
        looked: loaded.size,
        all: all.length,
      };
    },
  };
}

/** Roots first, because most people are there. */
function withRoots(roots: readonly Organization[]) {
  const all = roots.map((organization) => ({ organization, rootId: organization.id }));
  for (const { organization, rootId } of all) {
    for (const child of organization.children) all.push({ organization: child, rootId });
  }
  return all;
}

/** The whitelist of a deal decides who has it. @spec B §3 */
function dealsRead(
  client: AdminClient,
  email: string,
): Read<Found<{ id: number; name: string; entries: readonly string[] }>> {
  const whitelist = (id: number) =>
    query(client, 'GET /enterprise/{id}/whitelist', { path: { id } }, readWhitelist);
  return {
    operation: 'GET /enterprise/{id}/whitelist',
    queryKey: [...whitelist(0).queryKey.slice(0, -1), { email }],
    load: async (signal) => {
      const all = await query(client, 'GET /enterprise', {}, readEnterpriseDeals).load(signal);
      const loaded = await loadEach(all.slice(0, MOST_LOOKED_AT), signal, ({ id }) =>
        whitelist(id).load(signal),
      );
      return {
        found: [...loaded].flatMap(([{ id, name }, list]) => {
          const entries = entriesFor(email, list);
          return entries.length > 0 ? [{ id, name, entries }] : [];
        }),
        looked: loaded.size,
        all: all.length,
      };
    },
  };
}
