import type { License } from '@timemap/admin-api';
import { useRef, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { licenseQuery } from '../../data/license-query.ts';
import { invalidateAndWait } from '../../data/perform-action.ts';
import { useAction } from '../../data/use-action.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useListText } from '../../messages/list-text.ts';
import { useLocale, useMessages, useNumberFormat } from '../../messages/messages.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { parseNumber } from '../../text/number.ts';
import { visibleName } from '../../text/visible-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { NumberField } from '../../ui/field/number-field.tsx';
import { Meter } from '../../ui/meter/meter.tsx';
import { licenseMessages } from './messages.ts';
import { replaceLicense, type SeatChangeEnd } from './replace-license.ts';
import { forgetSeatChange, type SeatChange, seatsDraftKey } from './seat-change.ts';
import { licenseSeatsMessages } from './seat-messages.ts';
import type { LicensedOrganization } from './use-license.ts';

interface ChangeSeatsDialogProps {
  organization: LicensedOrganization;
  license: License;
  /** A change that this dialog completes. */
  halfway: SeatChange | null;
  refusedReason: string | undefined;
  onChanged: (change: SeatChange, license: License) => void;
  onClose: () => void;
}

export function ChangeSeatsDialog(props: ChangeSeatsDialogProps) {
  const { organization, halfway, refusedReason, onChanged, onClose } = props;
  const [license] = useState(halfway?.old ?? props.license);
  const words = useMessages(licenseSeatsMessages);
  const licenseWords = useMessages(licenseMessages);
  const { retry, meter } = useMessages(displayMessages);
  const locale = useLocale();
  const number = useNumberFormat();
  const inList = useListText();
  const endText = useEndText();
  const end = useRef<{ readonly kind: SeatChangeEnd; readonly restored: License | null }>(null);
  const change = useAction<SeatChange, License>({
    name: 'license.change-seats',
    operation: 'POST /licenses',
    target: () => ({ kind: 'organization', id: organization.id, label: organization.name }),
    send: (kit, wanted) => {
      end.current = null;
      return replaceLicense(kit, organization.id, wanted, (kind, restored) => {
        end.current = { kind, restored };
        void invalidateAndWait(kit, [licenseQuery(organization.id)]);
      });
    },
    invalidates: () => [licenseQuery(organization.id)],
    change: ({ old, seats }) => ({ before: old.seatsAllowed, after: seats }),
  });
  const { seatsTaken, seatsAllowed, isEnabled } = license;
  const parse = (text: string) => parseNumber(text, locale, 'truncated', { min: 1 });
  const problem = (text: string) => {
    const seats = parse(text);
    if (!seats.isValid) return licenseWords.seatsInvalid;
    return halfway === null && seats.value === seatsAllowed ? words.sameSeats : undefined;
  };
  const toInput = (fields: { seats: string }): SeatChange | null => {
    const seats = parse(fields.seats);
    return seats.isValid && problem(fields.seats) === undefined ? { old: license, seats: seats.value } : null;
  };
  const failureText = (why: string) =>
    end.current === null ? why : `${endText(end.current.kind, license, end.current.restored)} ${why}`;

  return (
    <FormDialog
      name="change-seats"
      title={words.title({ organization: visibleName(organization.name, licenseWords.unnamedOrganization) })}
      description={
        halfway ? endText('withoutLicense', license) : words.description({ id: String(license.id) })
      }
      draftKey={seatsDraftKey(organization.id)}
      initial={{ seats: String(halfway?.seats ?? seatsAllowed) }}
      toInput={toInput}
      action={change}
      submitLabel={change.error || halfway ? retry : words.submit}
      submitDisabledReason={() => refusedReason}
      failureText={failureText}
      onSucceeded={(wanted, replacement) => {
        announce(words.changed(factsOf(wanted, replacement, number)));
        onChanged(wanted, replacement);
      }}
      refused="seats"
      onClose={onClose}
    >
      {({ fields, bind, wasTried }) => {
        const seats = parse(fields.seats);
        const wanted = seats.isValid ? seats.value : null;
        const over = wanted === null ? 0 : seatsTaken - wanted;
        const level = wanted !== null && meter({ value: number(seatsTaken), max: number(wanted) });
        const overText = over > 0 && licenseWords.overAllowed({ over: number(over) });
        const text = inList([level, overText].filter((part) => part !== false));
        return (
          <>
            <NumberField
              label={licenseWords.seatsField}
              hint={licenseWords.seatsHint}
              {...bind('seats')}
              numbers="truncated"
              min={1}
              isRequired
              error={wasTried ? problem(fields.seats) : undefined}
            />
            <Meter label={licenseWords.seats} value={seatsTaken} max={wanted} {...(level && { text })} />
            {!isEnabled && <Alert>{words.staysDisabled}</Alert>}
          </>
        );
      }}
    </FormDialog>
  );
}

const factsOf = ({ old, seats }: SeatChange, { id }: License, number: (value: number) => string) => ({
  id: String(id),
  old: String(old.id),
  seats: number(seats),
});

function useEndText() {
  const words = useMessages(licenseSeatsMessages);
  return (end: SeatChangeEnd, old: License, restored: License | null = null): string => {
    const id = String(old.id);
    if (end === 'restored') return words.restored({ id, restored: String(restored?.id ?? '') });
    if (end === 'withoutLicense') return words.withoutLicense({ id });
    if (end === 'wrongState') return old.isEnabled ? words.notEnabledYet : words.notDisabledYet;
    return words[end];
  };
}

interface SeatChangeNoticeProps {
  organizationId: number;
  halfway: SeatChange | null;
  hasLicense: boolean;
  changed: { readonly change: SeatChange; readonly license: License } | null;
  onFinish: () => void;
  onDismiss: () => void;
}

/** Stays after the dialog, and after a reload if the change ended halfway. */
export function SeatChangeNotice(props: SeatChangeNoticeProps) {
  const { organizationId, halfway, hasLicense, changed, onFinish, onDismiss } = props;
  const words = useMessages(licenseSeatsMessages);
  const { drafts } = useAdminKit();
  const number = useNumberFormat();
  const endText = useEndText();
  if (halfway) {
    const forget = () => {
      forgetSeatChange(drafts, organizationId);
      onDismiss();
    };
    return (
      <Alert
        tone="danger"
        title={endText(hasLicense ? 'wrongState' : 'withoutLicense', halfway.old)}
        action={<Button onClick={onFinish}>{words.finish}</Button>}
        onDismiss={forget}
      />
    );
  }
  return (
    changed && (
      <Alert tone="success" onDismiss={onDismiss}>
        {words.changed(factsOf(changed.change, changed.license, number))}
      </Alert>
    )
  );
}
