import { useId } from 'react';
import { useLocale, useMessages } from '../../messages/messages.ts';
import { NameField } from '../../parts/name-field.tsx';
import { NumberField } from '../../ui/field/number-field.tsx';
import { SelectField } from '../../ui/field/select.tsx';
import { ReadFailure } from '../../ui/screen-state/read-failure.tsx';
import { type DealField, type DealForm, warningsFor } from './deal-form.ts';
import { dealFormMessages } from './form-messages.ts';
import { useInstitutions } from './use-institutions.ts';
import './deal-fields.css';

export interface DealFieldsProps {
  form: DealForm;
  onChange: (field: DealField, value: string) => void;
  wasSubmitted: boolean;
  /** The server refused these values. Which of them, only the doubts tell. */
  isRefused: boolean;
}

const numbers = ['periodDays', 'softLimit', 'hardLimit'] as const;

/** Hints only, no refusals. @spec B §5 */
export function DealFields({ form, onChange, wasSubmitted, isRefused }: DealFieldsProps) {
  const id = useId();
  const words = useMessages(dealFormMessages);
  const doubts = warningsFor(form, useLocale());
  return (
    <div className="ak-deal-fields">
      <NameField
        label={words.name}
        hint={doubts.name && form.name !== '' ? words[doubts.name] : undefined}
        value={form.name}
        onValueChange={(value) => onChange('name', value)}
        aria-invalid={isRefused && doubts.name !== undefined}
        autoComplete="off"
        dir="auto"
      />
      <div className="ak-deal-fields-numbers">
        {numbers.map((field) => {
          const doubt = doubts[field];
          return (
            <NumberField
              key={field}
              label={words[field]}
              hint={words[`${field}Hint`]}
              aside={
                doubt && (
                  <span id={`${id}-${field}`} className="ak-deal-fields-doubt">
                    {words[doubt]}
                  </span>
                )
              }
              aria-describedby={doubt && `${id}-${field}`}
              aria-invalid={isRefused && doubt !== undefined}
              wasTried={wasSubmitted}
              value={form[field]}
              onValueChange={(value) => onChange(field, value)}
              numbers="any"
              min={Number.MIN_SAFE_INTEGER}
            />
          );
        })}
      </div>
      <InstitutionField
        institutionId={form.institutionId}
        onChange={(value) => onChange('institutionId', value)}
      />
    </div>
  );
}

interface InstitutionFieldProps {
  institutionId: string;
  onChange: (institutionId: string) => void;
}

/** @spec B §2, §8 */
function InstitutionField({ institutionId, onChange }: InstitutionFieldProps) {
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
