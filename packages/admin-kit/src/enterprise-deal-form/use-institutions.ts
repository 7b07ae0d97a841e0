import type { LtiInstitution } from '@timemap/admin-api';
import { type ReadState, useRead } from '../data/use-read.ts';
import { useMessages } from '../messages/messages.ts';
import { useAdminKit } from '../provider/admin-kit-context.ts';
import { visibleText } from '../text/visible-text.ts';
import type { SelectOption } from '../ui/field/select.tsx';
import { institutionsQuery } from './api.ts';
import { chosenInstitution, NO_INSTITUTION } from './deal-form.ts';
import { dealFormMessages } from './messages.ts';

export interface InstitutionChoice {
  readonly read: ReadState<LtiInstitution[]>;
  /** None first; then the institutions, and the chosen one also where it is not among them. */
  readonly options: readonly SelectOption[];
  readonly value: string;
  /** What an id of the form is called. */
  nameOf(institutionId: string): string;
}

/** The LTI institutions to choose from. @operation GET /organizations/lti @spec B §2 */
export function useInstitutions(chosenId: string): InstitutionChoice {
  const words = useMessages(dealFormMessages);
  const { client } = useAdminKit();
  const read = useRead(institutionsQuery(client));
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
