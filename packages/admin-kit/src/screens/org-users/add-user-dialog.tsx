import type { Organization } from '@timemap/admin-api';
import { useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import type { Action } from '../../data/use-action.ts';
import { useMessages } from '../../messages/messages.ts';
import { DraftNotice } from '../../provider/draft-notice.tsx';
import { useErrorText } from '../../provider/error-text.ts';
import { useDraft } from '../../provider/use-draft.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import type { NewOrganizationUser } from './api.ts';
import { orgUsersMessages } from './messages.ts';
import { organizationName } from './organization-name.ts';

interface Props {
  organization: Organization;
  add: Action<NewOrganizationUser>;
  onClose: () => void;
}

/** Adds one user, by username or email, as an admin or not. @spec A §2, §7 */
export default function AddUserDialog({ organization, add, onClose }: Props) {
  const words = useMessages(orgUsersMessages);
  const errorText = useErrorText();
  const draft = useDraft(`organization-user.add.${organization.id}`, { username: '', admin: '' });
  const [isMissing, setIsMissing] = useState(false);
  const isAdmin = draft.fields.admin !== '';

  const close = () => {
    add.clearError();
    draft.discard();
    onClose();
  };
  const submit = async () => {
    const username = draft.fields.username.trim();
    setIsMissing(username === '');
    if (username === '') return;
    const outcome = await add.run({ username, isAdmin });
    if (outcome.status !== 'succeeded') return;
    announce(words.announceAdded({ user: visibleText(username) }));
    close();
  };

  return (
    <Dialog
      isOpen
      size="small"
      title={words.add}
      description={words.addDescription({ organization: organizationName(organization, words) })}
      onClose={close}
      onSubmit={() => void submit()}
      isBusy={add.isBusy}
      error={add.error && errorText(add.error)}
      footer={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={add.isBusy}>
            {words.add}
          </Button>
        </>
      }
    >
      <DraftNotice isRestored={draft.isRestored} />
      <TextField
        label={words.usernameOrEmail}
        value={draft.fields.username}
        onValueChange={(username) => {
          setIsMissing(false);
          draft.change({ username });
        }}
        isRequired
        error={isMissing ? words.usernameMissing : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Checkbox
        label={words.asAdmin}
        description={words.asAdminDescription}
        isChecked={isAdmin}
        onCheckedChange={(isChecked) => draft.change({ admin: isChecked ? 'yes' : '' })}
      />
    </Dialog>
  );
}
