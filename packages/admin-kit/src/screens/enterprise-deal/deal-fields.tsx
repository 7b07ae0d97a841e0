import type { LtiInstitution } from '@timemap/admin-api';
import { type QueryState, useRead } from '../../data/use-read.ts';
import { useLocale, useMessages } from '../../messages/messages.ts';
import { NameField } from '../../parts/name-field.tsx';
import { visibleText } from '../../text/visible-text.ts';
import { NumberField } from '../../ui/field/number-field.tsx';
import { SelectField, type SelectOption } from '../../ui/field/select.tsx';
import { ReadFailure } from '../../ui/screen-state/read-view.tsx';
import { institutionsQuery } from './api.ts';
import {
  chosenInstitution,
  type DealField,
  type DealForm,
  NO_INSTITUTION,
  warningsFor,
} from './deal-form.ts';
import { dealFormMessages } from './form-messages.ts';
import './deal-fields.css';

export interface DealFieldsProps {
  form: DealForm;
  onChange: (field: DealField, value: string) => void;
  wasSubmitted: boolean;
}

const numbers = ['periodDays', 'softLimit', 'hardLimit'] as const;

/** Hints only, no refusals. @spec B §5 */
export function DealFields({ form, onChange, wasSubmitted }: DealFieldsProps) {
  const words = useMessages(dealFormMessages);
  const doubts = warningsFor(form, useLocale());
  return (
    <div className="ak-deal-fields">
      <NameField
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

interface InstitutionChoice {
  readonly read: QueryState<LtiInstitution[]>;
  readonly options: readonly SelectOption[];
  readonly value: string;
  nameOf(institutionId: string): string;
}

export function useInstitutions(chosenId: string): InstitutionChoice {
  const words = useMessages(dealFormMessages);
  const read = useRead(institutionsQuery);
  const institutions = read.status === 'ready' ? read.data : null;
  const value = chosenInstitution(chosenId, institutions);

  const nameOf = (institutionId: string) => {
    const shown = chosenInstitution(institutionId, institutions);
    if (shown === NO_INSTITUTION) return words.noInstitution;
    const found = institutions?.find(({ id }) => String(id) === shown);
    return found && found.name.trim() !== ''
      ? visibleText(found.name)
      : words.unlistedInstitution({ id: shown });
  };
  const ids = new Set([NO_INSTITUTION, ...(institutions ?? []).map(({ id }) => String(id)), value]);
  const options = [...ids].map((id) => ({ value: id, label: nameOf(id) }));
  return { read, options, value, nameOf };
}
