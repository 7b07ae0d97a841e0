import { announce } from '../../accessibility/announcer.ts';
import type { Action } from '../../data/use-action.ts';
import { useMessages } from '../../messages/messages.ts';
import { FormDialog } from '../../provider/form-dialog.tsx';
import { parseNumber } from '../../text/integer.ts';
import { NumberField } from '../../ui/field/number-field.tsx';
import { licenseMessages } from './messages.ts';
import { licenseDraftKey } from './rules.ts';
import type { LicensedOrganization } from './use-license.ts';

interface Props {
  organization: LicensedOrganization;
  create: Action<{ seats: number }>;
  onClose: () => void;
}

function toInput(fields: { seats: string }) {
  const seats = parseNumber(fields.seats, 'truncated', { min: 1 });
  return seats.isValid ? { seats: seats.value } : null;
}

/** @spec A §5, §9 */
export default function CreateLicenseDialog({ organization, create, onClose }: Props) {
  const words = useMessages(licenseMessages);
  return (
    <FormDialog
      name="create-license"
      title={words.createTitle({ organization: organization.name })}
      description={words.createDescription}
      draftKey={licenseDraftKey(organization)}
      initial={{ seats: '1' }}
      toInput={toInput}
      action={create}
      submitLabel={words.create}
      onSucceeded={() => announce(words.announceCreated)}
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
