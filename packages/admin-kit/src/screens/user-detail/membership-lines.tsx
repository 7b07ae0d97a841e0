import type { License, Organization } from '@timemap/admin-api';
import type { ReactNode } from 'react';
import { CheckNotes } from '../../checks/check-progress.tsx';
import { coverage } from '../../checks/coverage.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { errorOf, isLoading, type QueryStatus, reload } from '../../data/use-read.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useListText } from '../../messages/list-text.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import type { PersonAccess, SearchedList } from '../../person-access/use-person-access.ts';
import { isOver } from '../../person-access/verdict.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { LeavingButton } from '../../ui/button/leaving-button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Status, type StatusTone } from '../../ui/status/status.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { useWhitelist, whitelistMessages } from '../whitelist/index.ts';
import { userDetailMessages } from './messages.ts';
import { PersonLine } from './person-line.tsx';

/** @spec B §5, §7 */
export function WhitelistLine({ email }: { email: string }) {
  const words = useMessages(userDetailMessages);
  const { addFailed } = useMessages(whitelistMessages);
  const { loading } = useMessages(displayMessages);
  const errorText = useErrorText();
  const inList = useListText();
  const { read, add } = useWhitelist();
  const entries = read.status === 'ready' ? coverage(read.data)(email) : null;
  const hasFailed = errorOf(read) !== null;
  const [failure] = add.failures;
  const address = email.trim();
  return (
    <PersonLine
      term={words.accessWhitelist}
      mend={
        hasFailed ? (
          <RetryButton label={words.accessWhitelist} read={read} />
        ) : (
          entries?.length === 0 &&
          address !== '' && (
            <LeavingButton isBusy={add.isBusy} onClick={() => void add.run([address])}>
              {words.addToWhitelist}
            </LeavingButton>
          )
        )
      }
      below={
        failure && (
          <Alert tone="danger" isInterrupting className="ak-user-detail-below">
            {addFailed({ why: errorText(failure.error) })}
          </Alert>
        )
      }
    >
      <span role="status" className="ak-user-detail-found">
        {entries &&
          (entries.length > 0 ? (
            <Status>
              <UserText text={inList(entries)} />
            </Status>
          ) : (
            <Status>{words.notWhitelisted}</Status>
          ))}
        {entries === null && !hasFailed && <Status>{loading}</Status>}
        {hasFailed && <Status tone="danger">{words.whitelistFailed}</Status>}
      </span>
    </PersonLine>
  );
}

interface AccessLineProps {
  access: PersonAccess;
  /** Nobody pays, so what ended or is missing is the reason. */
  isUnpaid: boolean;
}

export function OrganizationsLine({ access, isUnpaid, onAdd }: AccessLineProps & { onAdd: () => void }) {
  const words = useMessages(userDetailMessages);
  const { links } = useAdminKit();
  const { memberships, organizations, licenses } = access;
  const isWaiting = access.isChecking || licenses.state === 'checking';
  return (
    <SearchedLine
      term={words.accessOrganizations}
      list={organizations}
      failed={words.organizationsFailed}
      none={words.noOrganization}
      mend={
        <Button size="small" onClick={onAdd}>
          {words.addToOrganization}
        </Button>
      }
    >
      {memberships.map(({ organization: { id, name }, root, isAdmin, license }) => (
        <FoundItem key={id} href={links.organization(id)} name={name} note={isAdmin ? words.isAdmin : null}>
          <LicenseStatus
            license={license}
            root={root.id === id ? null : root}
            isWaiting={isWaiting}
            badTone={isUnpaid ? 'warning' : 'neutral'}
          />
        </FoundItem>
      ))}
    </SearchedLine>
  );
}

/** The whitelist of a deal decides who has it. @spec B §3 */
export function DealsLine({ access, isUnpaid, now }: AccessLineProps & { now: number }) {
  const words = useMessages(userDetailMessages);
  const inList = useListText();
  const { links, linkComponent } = useAdminKit();
  return (
    <SearchedLine
      term={words.accessDeals}
      list={access.enterpriseDeals}
      failed={words.dealsFailed}
      none={words.noDeal}
      mend={
        access.deals.length === 0 && (
          <ButtonLink size="small" href={links.section('enterpriseDeals')} component={linkComponent}>
            {words.accessAllDeals}
          </ButtonLink>
        )
      }
    >
      {access.deals.map(({ deal, entries }) => {
        const hasEnded = isOver(deal, now);
        return (
          <FoundItem
            key={deal.id}
            href={links.enterpriseDeal(deal.id)}
            name={deal.name}
            note={hasEnded ? words.accessEnded : null}
          >
            <Status tone={hasEnded ? (isUnpaid ? 'warning' : 'neutral') : 'success'}>
              <UserText text={inList(entries)} />
            </Status>
          </FoundItem>
        );
      })}
    </SearchedLine>
  );
}

interface SearchedLineProps {
  term: string;
  list: SearchedList;
  failed: string;
  /** Said if nothing was found. */
  none: string;
  mend: ReactNode;
  children: readonly ReactNode[];
}

/** A failure is one of the answers. Screen readers miss a status that is added together with its text. */
function SearchedLine({ term, list, failed, none, mend, children: found }: SearchedLineProps) {
  const { loading } = useMessages(displayMessages);
  const { read, checks, isChecking, isWhole } = list;
  const hasFailed = errorOf(read) !== null;
  const isPart = read.status === 'ready' && checks.checked < checks.all;
  return (
    <PersonLine term={term} mend={hasFailed ? <RetryButton label={term} read={read} /> : mend}>
      <span role="status" className="ak-user-detail-stacked">
        {found}
        {found.length === 0 && isWhole && !isChecking && <Status>{none}</Status>}
        {found.length === 0 && isLoading(read) && <Status>{loading}</Status>}
        {hasFailed && <Status tone="danger">{failed}</Status>}
      </span>
      {isPart && <CheckNotes checks={checks} saysProgress found={found.length} />}
    </PersonLine>
  );
}

function RetryButton({ label, read }: { label: string; read: QueryStatus }) {
  const words = useMessages(userDetailMessages);
  const { retry } = useMessages(displayMessages);
  return (
    <LeavingButton
      aria-label={words.retryOf({ name: label })}
      isBusy={isLoading(read)}
      onClick={() => reload(read)}
    >
      {retry}
    </LeavingButton>
  );
}

interface FoundItemProps {
  href: string;
  name: string;
  note: string | null;
  children: ReactNode;
}

function FoundItem({ href, name, note, children }: FoundItemProps) {
  const { linkComponent } = useAdminKit();
  return (
    <span className="ak-user-detail-found">
      <Link href={href} component={linkComponent}>
        <UserText text={name} />
      </Link>
      {note && <span className="ak-user-detail-muted">{note}</span>}
      {children}
    </span>
  );
}

interface LicenseStatusProps {
  license: License | null | undefined;
  /** Another organization, which has the license. */
  root: Organization | null;
  isWaiting: boolean;
  badTone: StatusTone;
}

function LicenseStatus({ license, root, isWaiting, badTone }: LicenseStatusProps) {
  const words = useMessages(userDetailMessages);
  const number = useNumberFormat();
  if (license === undefined) return !isWaiting && <Status>{words.accessUnknown}</Status>;
  if (license === null) return <Status tone={badTone}>{words.noLicense}</Status>;
  const free = license.seatsAllowed - license.seatsTaken;
  return (
    <>
      <Status tone={license.isEnabled ? 'success' : badTone}>
        {license.isEnabled ? words.licenseEnabled : words.licenseDisabled}
      </Status>
      {root ? (
        <span className="ak-user-detail-muted">
          {words.throughRoot({ organization: visibleText(root.name) })}
        </span>
      ) : free < 0 ? (
        <Status tone="danger">{words.seatsOver({ over: number(-free) })}</Status>
      ) : (
        <span className="ak-user-detail-muted">{words.freeSeats({ free: number(free) })}</span>
      )}
    </>
  );
}
