import type { License } from '@timemap/admin-api';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { useMessages } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { LoadingState } from '../../ui/screen-state/loading-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { licenseMessages } from './messages.ts';
import { canManageLicense } from './rules.ts';
import { HowSeatsChange, SeatHelp } from './seat-help.tsx';
import type { LicensedOrganization } from './use-license.ts';

const someLicense: License = { id: 0, seatsTaken: 0, seatsAllowed: 0, isEnabled: true };

/** As high as a license, so that what is below it stays in place: its buttons hold their room unseen, as many lines as they take. */
export function LicensePlaceholder({ organization }: { organization: LicensedOrganization }) {
  const { session, capabilities } = useAdminKit();
  const words = useMessages(licenseMessages);
  const value = <Skeleton width="40%" />;
  const canManage = canManageLicense(session).isAllowed;
  return (
    <LoadingState label={words.loading}>
      <div>
        <div className="ak-license-card-facts">
          <DefinitionList
            items={[
              { term: words.licenseId, value },
              { term: words.status, value },
            ]}
          />
          <Skeleton shape="block" height="32px" />
        </div>
        <div className="ak-license-card-room" aria-hidden="true" inert>
          {canManage ? (
            <div className="ak-license-card-actions">
              {capabilities.seatChange && <Button>{words.changeSeats}</Button>}
              <Button>{words.disable}</Button>
              <Button>{words.revoke}</Button>
            </div>
          ) : (
            <SeatHelp organization={organization} license={someLicense} />
          )}
        </div>
        {canManage && <HowSeatsChange />}
      </div>
    </LoadingState>
  );
}
