import { useMessages } from '../messages/messages.ts';
import { useErrorText } from '../provider/error-text.ts';
import { Alert } from '../ui/alert/alert.tsx';
import { Button } from '../ui/button/button.tsx';
import { SelectField } from '../ui/field/select-field.tsx';
import { dealFormMessages } from './messages.ts';
import { useInstitutions } from './use-institutions.ts';

interface InstitutionFieldProps {
  institutionId: string;
  onChange: (institutionId: string) => void;
}

/** The institution of a deal, or none. Without the list what is chosen stays, and none can be chosen. @spec B §2, §8 */
export function InstitutionField({ institutionId, onChange }: InstitutionFieldProps) {
  const words = useMessages(dealFormMessages);
  const errorText = useErrorText();
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
      {read.status === 'failed' && (
        <Alert
          tone="danger"
          role="alert"
          title={words.institutionsFailed}
          action={
            <Button size="small" isBusy={read.isRetrying} onClick={read.retry}>
              {words.retry}
            </Button>
          }
        >
          {errorText(read.error)}
        </Alert>
      )}
    </>
  );
}
