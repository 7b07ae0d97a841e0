import type { License } from '@timemap/admin-api';
import { useId } from 'react';
import { buildMailto } from '../../browser/mailto.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { useMessages } from '../../messages/messages.ts';
import { visibleName } from '../../text/visible-text.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Link } from '../../ui/link/link.tsx';
import { licenseMessages } from './messages.ts';
import { canManageLicense } from './rules.ts';
import type { LicensedOrganization } from './use-license.ts';

interface SeatHelpProps {
  organization: LicensedOrganization;
  license: License;
}

/** How there can be more seats where this screen cannot change their number, and who holds them. */
export function SeatHelp({ organization, license }: SeatHelpProps) {
  const words = useMessages(licenseMessages);
  const { session, links, linkComponent } = useAdminKit();
  const noteId = useId();
  if (canManageLicense(session).isAllowed) return <HowSeatsChange />;
  const { id } = organization;
  const name = visibleName(organization.name, words.unnamedOrganization).slice(0, MAX_NAME_LENGTH);
  const { id: licenseId, seatsTaken, seatsAllowed } = license;
  const figures = { license: String(licenseId), taken: String(seatsTaken), allowed: String(seatsAllowed) };
  const mail = new Map([
    ['subject', words.mailSubject({ organization: name })],
    ['body', words.mailBody({ organization: name, id: String(id), ...figures }).replaceAll('\n', '\r\n')],
  ]);
  const fields = [...mail].map(([field, text]) => `${field}=${encodeURIComponent(text)}`);
  const address = buildMailto({ to: [links.supportEmail() ?? ''] });
  const hasAddress = address.status === 'ready';
  const to = hasAddress ? address.href : 'mailto:';
  return (
    <div className="ak-license-card-help">
      <ButtonLink href={`${to}?${fields.join('&')}`} aria-describedby={hasAddress ? undefined : noteId}>
        {words.askForSeats}
      </ButtonLink>
      <Link href={links.organizationUsers(id)} component={linkComponent}>
        {words.whoHoldsSeats}
      </Link>
      {!hasAddress && (
        <p id={noteId} className="ak-license-card-note">
          {words.noSupportEmail}
        </p>
      )}
    </div>
  );
}

/** Needs no license, so it is there before the license. */
export function HowSeatsChange() {
  const { howSeatsChange } = useMessages(licenseMessages);
  return useAdminKit().capabilities.seatChange ? null : (
    <p className="ak-license-card-note">{howSeatsChange}</p>
  );
}

/** Mail programs drop long links. */
const MAX_NAME_LENGTH = 100;
