import { useMessages } from '../messages/messages.ts';
import { NumberField } from '../ui/field/number-field.tsx';
import { TextField } from '../ui/field/text-field.tsx';
import { type DealField, type DealForm, invalidFields, warningsFor } from './deal-form.ts';
import { InstitutionField } from './institution-field.tsx';
import { dealFormMessages } from './messages.ts';
import './deal-fields.css';

export interface DealFieldsProps {
  form: DealForm;
  onChange: (field: DealField, value: string) => void;
  /** It was tried to send the form: what has to be mended is marked. */
  wasSubmitted: boolean;
}

const numbers = ['periodDays', 'softLimit', 'hardLimit'] as const;

/** The fields of a deal, new or not: hints, and nothing that the documents would allow is refused. @spec B §5 */
export function DealFields({ form, onChange, wasSubmitted }: DealFieldsProps) {
  const words = useMessages(dealFormMessages);
  const doubts = warningsFor(form);
  const toMend = wasSubmitted ? invalidFields(form) : [];
  return (
    <div className="ak-deal-fields">
      <TextField
        label={words.name}
        hint={doubts.name && form.name !== '' ? words[doubts.name] : undefined}
        value={form.name}
        onValueChange={(value) => onChange('name', value)}
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
              aside={doubt && <span className="ak-deal-fields-doubt">{words[doubt]}</span>}
              error={toMend.includes(field) ? words.notANumber : undefined}
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
