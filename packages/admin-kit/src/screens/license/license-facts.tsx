import type { License } from '@timemap/admin-api';
import { displayMessages } from '../../messages/display-messages.ts';
import { useListText } from '../../messages/list-text.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { Meter } from '../../ui/meter/meter.tsx';
import { Status } from '../../ui/status/status.tsx';
import { licenseMessages } from './messages.ts';

export function LicenseFacts({ license }: { license: License }) {
  const words = useMessages(licenseMessages);
  const { meter } = useMessages(displayMessages);
  const inList = useListText();
  const inNumbers = useNumberFormat();
  const { seatsTaken, seatsAllowed } = license;
  const over = seatsTaken - seatsAllowed;
  const level = meter({ value: inNumbers(seatsTaken), max: inNumbers(seatsAllowed) });

  return (
    <div className="ak-license-card-facts">
      <DefinitionList
        items={[
          {
            term: words.licenseId,
            value: (
              <span className="ak-license-card-id">
                {license.id}
                <CopyButton text={String(license.id)} label={words.copyId} />
              </span>
            ),
          },
          {
            term: words.status,
            value: (
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
        text={over > 0 ? inList([level, words.overAllowed({ over: inNumbers(over) })]) : level}
      />
    </div>
  );
}
