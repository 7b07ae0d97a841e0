import { type ReactNode, useState } from 'react';
import type { Read } from '../../data/query.ts';
import { errorOf, isLoading, reload, useRead } from '../../data/use-read.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useListText } from '../../messages/list-text.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { LeavingButton } from '../../ui/button/leaving-button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Status } from '../../ui/status/status.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { AccessLine } from './access-line.tsx';
import { dealsRead, entriesFor, type Found, type Membership, membershipsRead } from './access-reads.ts';
import { whitelistQuery } from './api.ts';
import { userDetailMessages } from './messages.ts';

/** @spec B §5, §7 */
export function WhitelistLine({ email }: { email: string }) {
  const words = useMessages(userDetailMessages);
  const inList = useListText();
  const { client } = useAdminKit();
  return (
    <CheckedLine
      check={words.checkWhitelist}
      failed={words.whitelistFailed}
      read={whitelistQuery(client)}
      loadsWithoutPress
    >
      {(list) => {
        const entries = entriesFor(email, list);
        return (
          <Status tone={entries.length > 0 ? 'success' : 'neutral'}>
            {entries.length > 0 ? <UserText text={inList(entries)} /> : words.notWhitelisted}
          </Status>
        );
      }}
    </CheckedLine>
  );
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

interface CheckedLineProps<T> {
  check: string;
  failed: string;
  read: Read<T>;
  loadsWithoutPress?: boolean;
  children: (data: T) => ReactNode;
}

/** A failure is one of the answers of the line. Screen readers miss a status that is added together with its text. */
function CheckedLine<T>({
  check,
  failed,
  read: asked,
  loadsWithoutPress = false,
  children,
}: CheckedLineProps<T>) {
  const words = useMessages(userDetailMessages);
  const { loading } = useMessages(displayMessages);
  const { queryClient } = useAdminKit();
  // Who follows a link of an answer and comes back finds it again.
  const isKnown = () => queryClient.getQueryData(asked.queryKey) !== undefined;
  const [isAsked, setAsked] = useState(() => loadsWithoutPress || isKnown());
  const read = useRead(isAsked ? asked : null, { reloadsOnReturn: loadsWithoutPress });
  const isBusy = isAsked && isLoading(read);
  const hasFailed = errorOf(read) !== null;
  return (
    <AccessLine
      mend={
        (!loadsWithoutPress || hasFailed) && (
          <LeavingButton
            aria-label={check}
            isBusy={isBusy}
            onClick={() => (isAsked ? reload(read) : setAsked(true))}
          >
            {words.check}
          </LeavingButton>
        )
      }
    >
      <span role="status" className="ak-user-detail-found">
        {read.status === 'ready' && children(read.data)}
        {read.status === 'loading' && <Status>{isBusy ? loading : words.notChecked}</Status>}
        {hasFailed && <Status tone="danger">{failed}</Status>}
      </span>
    </AccessLine>
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
        <AccessLine
          mend={
            <ButtonLink size="small" href={href} component={linkComponent}>
              {label}
            </ButtonLink>
          }
        >
          <Status>{partly ? words.accessUnknown : none}</Status>
        </AccessLine>
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
    <AccessLine mend={children}>
      <Link href={href} component={linkComponent}>
        <UserText text={name} />
      </Link>
      {note && <span className="ak-user-detail-muted">{note}</span>}
    </AccessLine>
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
