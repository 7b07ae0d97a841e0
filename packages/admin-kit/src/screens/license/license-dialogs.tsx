import type { License } from '@timemap/admin-api';
import { announce } from '../../accessibility/announcer.ts';
import type { Action } from '../../data/use-action.ts';
import { useLocale, useMessages, useNumberFormat } from '../../messages/messages.ts';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { parseNumber } from '../../text/number.ts';
import { visibleName } from '../../text/visible-text.ts';
import { NumberField } from '../../ui/field/number-field.tsx';
import { licenseMessages } from './messages.ts';
import { licenseDraftKey } from './rules.ts';
import type { LicensedOrganization } from './use-license.ts';

interface LicenseDialogProps {
  organization: LicensedOrganization;
  refusedReason: string | undefined;
  onClose: () => void;
}

interface CreateLicenseDialogProps extends LicenseDialogProps {
  create: Action<{ seats: number }>;
}

/** @spec A §5, §9 */
export function CreateLicenseDialog(props: CreateLicenseDialogProps) {
  const { organization, create, refusedReason, onClose } = props;
  const words = useMessages(licenseMessages);
  const locale = useLocale();
  const toInput = (fields: { seats: string }) => {
    const seats = parseNumber(fields.seats, locale, 'truncated', { min: 1 });
    return seats.isValid ? { seats: seats.value } : null;
  };
  return (
    <FormDialog
      name="create-license"
      title={words.createTitle({ organization: visibleName(organization.name, words.unnamedOrganization) })}
      description={words.createDescription}
      draftKey={licenseDraftKey(organization)}
      initial={{ seats: '1' }}
      toInput={toInput}
      action={create}
      submitLabel={words.create}
      submitDisabledReason={() => refusedReason}
      onSucceeded={() => announce(words.announceCreated)}
      refused="seats"
      onClose={onClose}
    >
      {({ fields, bind, wasTried }) => (
        <NumberField
          label={words.seatsField}
          hint={words.seatsHint}
          {...bind('seats')}
          numbers="truncated"
          min={1}
          isRequired
          error={wasTried && toInput(fields) === null ? words.seatsInvalid : undefined}
        />
      )}
    </FormDialog>
  );
}

interface RevokeLicenseDialogProps extends LicenseDialogProps {
  license: License;
  revoke: Action<License>;
}

/** @spec A §4 */
export function RevokeLicenseDialog(props: RevokeLicenseDialogProps) {
  const { organization, license, revoke, refusedReason, onClose } = props;
  const words = useMessages(licenseMessages);
  const inNumbers = useNumberFormat();
  const { seatsTaken, seatsAllowed } = license;
  return (
    <ConfirmDialog
      name="revoke-license"
      title={words.revokeTitle}
      description={words.revokeDescription({
        id: String(license.id),
        organization: visibleName(organization.name, words.unnamedOrganization),
      })}
      fact={words.seatsTaken({ taken: inNumbers(seatsTaken), allowed: inNumbers(seatsAllowed) })}
      action={revoke}
      input={license}
      announcement={words.announceRevoked}
      label={words.revoke}
      disabledReason={refusedReason}
      onClose={onClose}
    />
  );
}
