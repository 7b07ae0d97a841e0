import type { Organization } from '@timemap/admin-api';
import { announce } from '../../accessibility/announcer.ts';
import type { Action } from '../../data/use-action.ts';
import { useMessages } from '../../messages/messages.ts';
import { FormDialog } from '../../provider/form-dialog.tsx';
import { visibleText } from '../../text/visible-text.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import type { NewOrganizationUser } from './api.ts';
import { orgUsersMessages } from './messages.ts';
import { organizationName } from './rules.ts';
import { addUserDraftKey } from './use-org-users.ts';

interface AddUserDialogProps {
  organization: Organization;
  add: Action<NewOrganizationUser>;
  onClose: () => void;
}

/** @spec A §2, §7 */
export function AddUserDialog({ organization, add, onClose }: AddUserDialogProps) {
  const words = useMessages(orgUsersMessages);
  return (
    <FormDialog
      name="add-user"
      title={words.add}
      description={words.addDescription({ organization: organizationName(organization, words) })}
      draftKey={addUserDraftKey(organization.id)}
      initial={{ username: '', admin: '' }}
      toInput={({ username, admin }) =>
        username.trim() === '' ? null : { username: username.trim(), isAdmin: admin !== '' }
      }
      action={add}
      submitLabel={words.add}
      onSucceeded={({ username }) => announce(words.announceAdded({ user: visibleText(username) }))}
      onClose={onClose}
    >
      {({ fields, bind, bindFlag, wasTried }) => (
        <>
          <TextField
            label={words.usernameOrEmail}
            {...bind('username')}
            isRequired
            error={wasTried && fields.username.trim() === '' ? words.usernameMissing : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Checkbox label={words.asAdmin} description={words.asAdminDescription} {...bindFlag('admin')} />
        </>
      )}
    </FormDialog>
  );
}
