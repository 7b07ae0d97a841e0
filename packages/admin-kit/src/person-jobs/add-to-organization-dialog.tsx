import type { AdminUser } from '@timemap/admin-api';
import { useMemo, useState } from 'react';
import { announce } from '../accessibility/announcer.ts';
import { KEPT_MS } from '../data/check-each.ts';
import { allOrganizationsQuery } from '../data/organization-queries.ts';
import { type ActionDefinition, useAction } from '../data/use-action.ts';
import { dataOf, useRead } from '../data/use-read.ts';
import { useMessages } from '../messages/messages.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { type OrganizationInTree, withRoots } from '../person-access/verdict.ts';
import { foldText, isFound, spellingsOf } from '../text/fold.ts';
import { visibleName, visibleText } from '../text/visible-text.ts';
import { Checkbox } from '../ui/checkbox/checkbox.tsx';
import { SearchField } from '../ui/field/search-field.tsx';
import { SelectField } from '../ui/field/select.tsx';
import { ReadFailure } from '../ui/screen-state/read-failure.tsx';
import { addUserAction } from './api.ts';
import { personJobsMessages } from './messages.ts';

interface NewMembership {
  readonly organizationId: number;
  readonly username: string;
  readonly isAdmin: boolean;
}

const addition: ActionDefinition<NewMembership> = {
  name: 'organization-user.add',
  operation: 'POST /organizations/{id}/users',
  target: (input) => addUserAction(input.organizationId).target(input),
  send: (kit, input) => addUserAction(input.organizationId).send(kit, input),
  invalidates: (input) => addUserAction(input.organizationId).invalidates?.(input) ?? [],
  look: (kit, input) => addUserAction(input.organizationId).look?.(kit, input) ?? null,
};

interface AddToOrganizationDialogProps {
  user: AdminUser;
  /** The organizations that the person is known to be in. */
  memberOf: ReadonlySet<number>;
  onClose: () => void;
}

/** The known person, into an organization to be chosen. @spec A §7 */
export default function AddToOrganizationDialog({ user, memberOf, onClose }: AddToOrganizationDialogProps) {
  const words = useMessages(personJobsMessages);
  const read = useRead(allOrganizationsQuery, { freshMs: KEPT_MS });
  const add = useAction(addition);
  const [filter, setFilter] = useState('');
  const tree = dataOf(read);
  const places = useMemo(
    () => withRoots(tree ?? []).filter(({ organization: { id } }) => !memberOf.has(id)),
    [tree, memberOf],
  );
  const labelOf = ({ organization, root }: OrganizationInTree) => {
    const name = visibleName(organization.name, words.unnamed);
    return organization === root ? name : words.below({ root: visibleName(root.name, words.unnamed), name });
  };
  const spellings = spellingsOf(filter);
  const shown = places
    .filter(({ organization: { name } }) => spellings.length === 0 || isFound(spellings, foldText(name)))
    .slice(0, MAX_SHOWN);
  const name = visibleText(user.username || user.email);
  return (
    <FormDialog
      name="add-to-organization"
      title={words.addTitle({ user: name })}
      draftKey={`organization-user.add-person.${user.id}`}
      initial={{ organization: '', admin: '' }}
      toInput={({ organization, admin }) =>
        organization === ''
          ? null
          : {
              organizationId: Number(organization),
              username: user.username || user.email,
              isAdmin: admin !== '',
            }
      }
      action={add}
      submitLabel={words.add}
      submitDisabledReason={({ organization }) => (organization === '' ? words.noneChosen : undefined)}
      onSucceeded={({ organizationId }) => {
        const place = places.find(({ organization: { id } }) => id === organizationId);
        announce(words.announceAdded({ user: name, organization: place ? labelOf(place) : '' }));
      }}
      onClose={onClose}
    >
      {({ fields, bind, bindFlag }) => (
        <>
          <ReadFailure read={read} title={words.organizationsFailed} isInline />
          {places.length > MANY && (
            <SearchField
              label={words.filter}
              placeholder={words.filter}
              value={filter}
              onValueChange={setFilter}
            />
          )}
          <SelectField
            label={words.organization}
            placeholder={words.choose}
            options={places
              .filter(
                (place) => shown.includes(place) || String(place.organization.id) === fields.organization,
              )
              .map((place) => ({ value: String(place.organization.id), label: labelOf(place) }))}
            {...bind('organization')}
            disabledReason={tree === null ? words.notLoaded : undefined}
          />
          <Checkbox label={words.asAdmin} {...bindFlag('admin')} />
        </>
      )}
    </FormDialog>
  );
}

const MANY = 20;
const MAX_SHOWN = 200;
