import type { License } from '@timemap/admin-api';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { Meter } from '../../ui/meter/meter.tsx';
import { Status } from '../../ui/status/status.tsx';
import { licenseMessages } from './messages.ts';

export function LicenseFacts({ license }: { license: License | null }) {
  const words = useMessages(licenseMessages);
  const inNumbers = useNumberFormat();
  const { seatsTaken, seatsAllowed } = license ?? {};
  const isKnown = seatsTaken !== undefined && seatsAllowed !== undefined;
  const over = isKnown ? Math.max(0, seatsTaken - seatsAllowed) : 0;

  return (
    <div className="ak-license-card-facts">
      <DefinitionList
        items={[
          {
            term: words.licenseId,
            value: license && (
              <span className="ak-license-card-id">
                {license.id}
                <CopyButton text={String(license.id)} label={words.copyId} />
              </span>
            ),
          },
          {
            term: words.status,
            value: license && (
              <Status tone={license.isEnabled ? 'success' : 'neutral'}>
                {license.isEnabled ? words.enabled : words.disabled}
              </Status>
            ),
          },
        ]}
      />
      <Meter
        label={words.seats}
        value={seatsTaken}
        max={seatsAllowed}
        {...(isKnown && {
          text: [
            words.seatsTaken({ taken: inNumbers(seatsTaken), allowed: inNumbers(seatsAllowed) }),
            ...(over > 0 ? [words.overAllowed({ over: inNumbers(over) })] : []),
          ].join(', '),
        })}
      />
    </div>
  );
}
