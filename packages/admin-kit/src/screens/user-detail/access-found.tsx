import type { License } from '@timemap/admin-api';
import { type ReactNode, useMemo, useState } from 'react';
import { CheckNotes, isWhole } from '../../checks/check-progress.tsx';
import { useLicenseChecks } from '../../checks/license-checks.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { type Checks, type EachQuery, KEPT_MS, MAX_UNASKED } from '../../data/check-each.ts';
import { allOrganizationsQuery } from '../../data/organization-queries.ts';
import { keyOf, type Query } from '../../data/query.ts';
import { useCheckEach } from '../../data/use-check-each.ts';
import { dataOf, errorOf, isLoading, type QueryState, reload, useRead } from '../../data/use-read.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useListText } from '../../messages/list-text.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { LeavingButton } from '../../ui/button/leaving-button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Status } from '../../ui/status/status.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { AccessLine } from './access-line.tsx';
import {
  allDealsQuery,
  dealWhitelistQuery,
  entriesFor,
  organizationUsersQuery,
  withRoots,
} from './access-queries.ts';
import { whitelistQuery } from './api.ts';
import { userDetailMessages } from './messages.ts';

/** @spec B §5, §7 */
export function WhitelistLine({ email }: { email: string }) {
  const words = useMessages(userDetailMessages);
  const inList = useListText();
  const read = useRead(whitelistQuery);
  const list = dataOf(read);
  const entries = list && entriesFor(email, list);
  return (
    <CheckedLine
      failed={words.whitelistFailed}
      hasFailed={errorOf(read) !== null}
      isBusy={isLoading(read)}
      mend={
        errorOf(read) !== null && (
          <CheckButton label={words.checkWhitelist} isBusy={isLoading(read)} onClick={() => reload(read)} />
        )
      }
    >
      {entries && (
        <Status tone={entries.length > 0 ? 'success' : 'neutral'}>
          {entries.length > 0 ? <UserText text={inList(entries)} /> : words.notWhitelisted}
        </Status>
      )}
    </CheckedLine>
  );
}

export function OrganizationsLine({ userId }: { userId: number }) {
  const words = useMessages(userDetailMessages);
  const { links } = useAdminKit();
  const asked = useAskedChecks(
    allOrganizationsQuery,
    (roots) =>
      new Map(withRoots(roots).map(({ organization: { id } }) => [id, organizationUsersQuery(id)] as const)),
  );
  const { list, checks } = asked;
  const memberships = useMemo(() => {
    return withRoots(list ?? []).flatMap((place) => {
      const member = checks.answers.get(place.organization.id)?.find(({ id }) => id === userId);
      return member ? [{ ...place, isAdmin: member.isAdmin }] : [];
    });
  }, [list, checks.answers, userId]);
  const isChecking = checks.state === 'checking';
  const roots = useMemo(
    () => (isChecking ? null : [...new Set(memberships.map(({ root }) => root))]),
    [isChecking, memberships],
  );
  const licenses = useLicenseChecks(roots);
  const isWaiting = isChecking || licenses.state === 'checking';
  return (
    <FoundLine
      asked={asked}
      check={words.checkOrganizations}
      failed={words.organizationsFailed}
      none={words.noOrganization}
      href={links.section('organizations')}
      label={words.accessAllOrganizations}
    >
      {memberships.map(({ organization: { id, name }, root, isAdmin }) => (
        <FoundItem key={id} href={links.organization(id)} name={name} note={isAdmin ? words.isAdmin : null}>
          <LicenseStatus license={licenses.answers.get(root.id)} isWaiting={isWaiting} />
        </FoundItem>
      ))}
    </FoundLine>
  );
}

/** The whitelist of a deal decides who has it. @spec B §3 */
export function DealsLine({ email }: { email: string }) {
  const words = useMessages(userDetailMessages);
  const inList = useListText();
  const { links } = useAdminKit();
  const asked = useAskedChecks(
    allDealsQuery,
    (deals) => new Map(deals.map(({ id }) => [id, dealWhitelistQuery(id)])),
  );
  const found = (asked.list ?? []).flatMap(({ id, name }) => {
    const entries = entriesFor(email, asked.checks.answers.get(id) ?? []);
    return entries.length > 0 ? [{ id, name, entries }] : [];
  });
  return (
    <FoundLine
      asked={asked}
      check={words.checkDeals}
      failed={words.dealsFailed}
      none={words.noDeal}
      href={links.section('enterpriseDeals')}
      label={words.accessAllDeals}
    >
      {found.map(({ id, name, entries }) => (
        <FoundItem key={id} href={links.enterpriseDeal(id)} name={name}>
          <Status tone="success">
            <UserText text={inList(entries)} />
          </Status>
        </FoundItem>
      ))}
    </FoundLine>
  );
}

interface AskedChecks<List, T> {
  readonly read: QueryState<List>;
  readonly list: List | null;
  readonly checks: Checks<T>;
  readonly isAsked: boolean;
  readonly ask: () => void;
}

/**
 * No call names the organizations or deals of a user. A press loads all of them, then one list for each. What other
 * pages and visits have loaded counts without a press.
 */
function useAskedChecks<List, T>(
  all: Query<List>,
  readsOf: (list: List) => EachQuery<T>,
): AskedChecks<List, T> {
  const { queryClient, client } = useAdminKit();
  const [isAsked, setAsked] = useState(false);
  const isKnown = queryClient.getQueryData(keyOf(client, all)) !== undefined;
  const read = useRead(isAsked || isKnown ? all : null, { freshMs: KEPT_MS, reloadsOnReturn: false });
  const list = dataOf(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reads depend on the list alone
  const reads = useMemo(() => list && readsOf(list), [list]);
  const checks = useCheckEach(reads, isAsked ? MAX_UNASKED : 0);
  const ask = () => {
    setAsked(true);
    reload(read);
    if (list !== null && isWhole(checks)) checks.recheck();
  };
  return { read, list, checks, isAsked, ask };
}

interface FoundLineProps {
  asked: AskedChecks<unknown, unknown>;
  check: string;
  failed: string;
  /** Said if nothing was found. */
  none: string;
  /** The way to all of them. */
  href: string;
  label: string;
  children: readonly ReactNode[];
}

function FoundLine({ asked, check, failed, none, href, label, children: found }: FoundLineProps) {
  const words = useMessages(userDetailMessages);
  const { linkComponent } = useAdminKit();
  const { read, checks, isAsked, ask } = asked;
  const isListed = read.status === 'ready';
  const isDone = isListed && checks.state === 'done';
  const isBusy = isListed ? checks.state === 'checking' || read.isRefreshing : isAsked && isLoading(read);
  const isPart = isListed && !isWhole(checks) && (isAsked || checks.checked > 0);
  return (
    <CheckedLine
      failed={failed}
      hasFailed={errorOf(read) !== null}
      isBusy={isBusy}
      mend={
        // The notes have a button of their own.
        (!isPart || isBusy) && <CheckButton label={check} isBusy={isBusy} onClick={ask} />
      }
      notes={isPart && <CheckNotes checks={checks} saysProgress found={found.length} />}
    >
      {found.length > 0
        ? found
        : isDone && (
            <AccessLine
              mend={
                <ButtonLink size="small" href={href} component={linkComponent}>
                  {label}
                </ButtonLink>
              }
            >
              <Status>{isWhole(checks) ? none : words.accessUnknown}</Status>
            </AccessLine>
          )}
    </CheckedLine>
  );
}

interface CheckedLineProps {
  failed: string;
  hasFailed: boolean;
  isBusy: boolean;
  mend: ReactNode;
  notes?: ReactNode;
  /** The answer, false or null before it is known. */
  children: ReactNode;
}

/** A failure is one of the answers of the line. Screen readers miss a status that is added together with its text. */
function CheckedLine({ failed, hasFailed, isBusy, mend, notes, children }: CheckedLineProps) {
  const words = useMessages(userDetailMessages);
  const { loading } = useMessages(displayMessages);
  return (
    <div className="ak-user-detail-found">
      <AccessLine mend={mend}>
        <span role="status" className="ak-user-detail-found">
          {children || (!hasFailed && <Status>{isBusy ? loading : words.notChecked}</Status>)}
          {hasFailed && <Status tone="danger">{failed}</Status>}
        </span>
      </AccessLine>
      {notes}
    </div>
  );
}

interface CheckButtonProps {
  label: string;
  isBusy: boolean;
  onClick: () => void;
}

function CheckButton({ label, isBusy, onClick }: CheckButtonProps) {
  const words = useMessages(userDetailMessages);
  return (
    <LeavingButton aria-label={label} isBusy={isBusy} onClick={onClick}>
      {words.check}
    </LeavingButton>
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
    <AccessLine mend={children}>
      <Link href={href} component={linkComponent}>
        <UserText text={name} />
      </Link>
      {note && <span className="ak-user-detail-muted">{note}</span>}
    </AccessLine>
  );
}

interface LicenseStatusProps {
  license: License | null | undefined;
  isWaiting: boolean;
}

function LicenseStatus({ license, isWaiting }: LicenseStatusProps) {
  const words = useMessages(userDetailMessages);
  const number = useNumberFormat();
  if (license === undefined) return !isWaiting && <Status>{words.accessUnknown}</Status>;
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
