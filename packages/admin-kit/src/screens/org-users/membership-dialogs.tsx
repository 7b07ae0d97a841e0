import type { Organization, OrganizationUser } from '@timemap/admin-api';
import { useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useAdminKit } from '../../context/admin-kit-context.ts';
import { loadedInCache } from '../../data/cached.ts';
import type { Action } from '../../data/use-action.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useCount, useMessages } from '../../messages/messages.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { useDraft } from '../../parts/use-draft.ts';
import { PersonTextField } from '../../people/person-text-field.tsx';
import { personToSend, readPlainPerson } from '../../people/person-to-send.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';
import { usersQuery } from './api.ts';
import type { NewOrganizationUser, Removal } from './membership-actions.ts';
import { orgUsersMessages } from './messages.ts';
import { nameOf, organizationName } from './rules.ts';
import { addMultipleDraftKey, addUserDraftKey, noLines } from './use-org-users.ts';

interface AddUserDialogProps {
  organization: Organization;
  add: Action<NewOrganizationUser>;
  onSeveral: () => void;
  onClose: () => void;
}

/** @spec A §2, §7 */
export function AddUserDialog({ organization, add, onSeveral, onClose }: AddUserDialogProps) {
  const words = useMessages(orgUsersMessages);
  const multiple = useDraft(addMultipleDraftKey(organization.id), noLines);
  return (
    <FormDialog
      name="add-user"
      title={words.add}
      description={words.addDescription({ organization: organizationName(organization, words) })}
      draftKey={addUserDraftKey(organization.id)}
      initial={{ username: '', admin: '' }}
      toInput={({ username, admin }) =>
        personToSend(username, (person) => (person ? { username: person, isAdmin: admin !== '' } : null))
      }
      action={add}
      submitLabel={words.add}
      onSucceeded={({ username }) => announce(words.announceAdded({ user: visibleText(username) }))}
      refused="username"
      onClose={onClose}
    >
      {({ fields, bind, bindFlag, wasTried, cancel }) => (
        <>
          <PersonTextField
            label={words.usernameOrEmail}
            {...bind('username')}
            isRequired
            error={
              wasTried && readPlainPerson(fields.username)?.kind === 'none'
                ? words.usernameMissing
                : undefined
            }
            several={{
              label: words.addMultiple,
              take: (names) => {
                const kept = multiple.fields.text.trimEnd();
                multiple.change({
                  text: [...(kept ? [kept] : []), ...names].join('\n'),
                  admin: fields.admin,
                });
                cancel();
                onSeveral();
              },
            }}
          />
          <Checkbox label={words.asAdmin} description={words.asAdminDescription} {...bindFlag('admin')} />
        </>
      )}
    </FormDialog>
  );
}

interface RemoveUserDialogProps {
  organization: Organization;
  user: OrganizationUser;
  remove: Action<Removal>;
  onAnswering: (isAnswering: boolean) => void;
  onUserUnknown: () => void;
  onClose: () => void;
}

/** @spec A §2, B §8 */
export function RemoveUserDialog(props: RemoveUserDialogProps) {
  const { organization, user, remove, onAnswering, onUserUnknown, onClose } = props;
  const words = useMessages(orgUsersMessages);
  const errorText = useErrorText();
  const { session, queryClient, client } = useAdminKit();
  const [isFromEntireTree, setIsFromEntireTree] = useState(false);
  const count = useCount();
  // Not the reloaded ones, which lack this user while the dialog is open.
  const [others] = useState(() =>
    loadedInCache(queryClient, client, usersQuery(organization.id))?.filter(({ id }) => id !== user.id),
  );
  const name = nameOf(user);

  const close = () => {
    remove.clearError();
    onClose();
  };
  const confirm = async (removal: Removal) => {
    setIsFromEntireTree(removal.isFromEntireTree);
    onAnswering(true);
    const outcome = await remove.run(removal, words.announceRemoved({ user: name }));
    if (outcome.status === 'ignored') return;
    if (outcome.status === 'succeeded') {
      close();
      return;
    }
    // If the removal may have been applied, the alert says so and the dialog stays until it is closed.
    if (outcome.status !== 'failed' || !outcome.error.mayHaveBeenApplied) onAnswering(false);
    if (outcome.status === 'failed' && outcome.error.status === 404) onUserUnknown();
  };

  return (
    <AlertDialog
      name="remove-user"
      isOpen
      title={words.removeTitle({ user: name })}
      description={
        <>
          {words.removeDescription({
            user: name,
            id: String(user.id),
            organization: organizationName(organization, words),
          })}
          {others && (
            <>
              {' '}
              <strong className="ak-dialog-fact">
                {words.removeNumbers({
                  users: count(others.length),
                  admins: count(others.filter(({ isAdmin }) => isAdmin).length),
                })}
              </strong>
            </>
          )}
        </>
      }
      onClose={close}
      isBusy={remove.isBusy}
      error={remove.error && errorText(remove.error)}
      actions={null}
    >
      {user.id === session.user.id && <Alert tone="warning">{words.removeOwn}</Alert>}
      <Button
        variant="danger"
        isBusy={remove.isBusy && !isFromEntireTree}
        onClick={() => void confirm({ user, isFromEntireTree: false })}
      >
        {words.removeHere}
      </Button>
      <Button
        variant="danger-quiet"
        isBusy={remove.isBusy && isFromEntireTree}
        onClick={() => void confirm({ user, isFromEntireTree: true })}
      >
        {words.removeEverywhere}
      </Button>
    </AlertDialog>
  );
}
