import type { LtiInstitution } from '@timemap/admin-api';
import { institutionsQuery } from '../../checks/institutions.ts';
import { type QueryState, useRead } from '../../data/use-read.ts';
import { useMessages } from '../../messages/messages.ts';
import { visibleText } from '../../text/visible-text.ts';
import type { SelectOption } from '../../ui/field/select.tsx';
import { chosenInstitution, NO_INSTITUTION } from './deal-form.ts';
import { dealFormMessages } from './form-messages.ts';

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
