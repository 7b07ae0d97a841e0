import { useMessages } from '../messages/messages.ts';
import { SelectField } from '../ui/field/select.tsx';
import { ReadFailure } from '../ui/screen-state/read-view.tsx';
import { dealFormMessages } from './messages.ts';
import { useInstitutions } from './use-institutions.ts';

interface InstitutionFieldProps {
  institutionId: string;
  onChange: (institutionId: string) => void;
}

/** The institution of a deal, or none. Without the list what is chosen stays, and none can be chosen. @spec B §2, §8 */
export function InstitutionField({ institutionId, onChange }: InstitutionFieldProps) {
  const words = useMessages(dealFormMessages);
  const { read, options, value } = useInstitutions(institutionId);
  return (
    <>
      <SelectField
        label={words.institutionId}
        hint={read.status === 'loading' ? words.institutionsLoading : undefined}
        options={options}
        value={value}
        onValueChange={onChange}
      />
      <ReadFailure read={read} title={words.institutionsFailed} isInline />
    </>
  );
}
