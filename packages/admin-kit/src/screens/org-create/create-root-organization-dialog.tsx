import { announce } from '../../accessibility/announcer.ts';
import { useMessages } from '../../messages/messages.ts';
import { DraftNotice } from '../../provider/draft-notice.tsx';
import { useErrorText } from '../../provider/error-text.ts';
import { useDraft } from '../../provider/use-draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import type { OrgCreateDialogRootProps } from './create-sub-organization-dialog.tsx';
import { orgCreateMessages } from './messages.ts';
import { useCreateRootOrganization } from './use-org-create.ts';

export interface CreateRootOrganizationDialogProps extends OrgCreateDialogRootProps {
  /** @default 'Create New Root Organization'; the admin dashboard calls the same thing 'Create Organization' */
  title?: string;
  /** Fires when the person leaves, and after success. The dialog is open while it is mounted. */
  onClose: () => void;
  /** Fires after the server has created it and the lists have been loaded again. */
  onOrganizationCreated?: (event: { name: string }) => void;
}

/**
 * Creates an organization at the top of a tree of its own, with its owner. For global admins.
 * @operation POST /organizations/create @spec A §2, B §7
 */
export function CreateRootOrganizationDialog(props: CreateRootOrganizationDialogProps) {
  const { title, onClose, onOrganizationCreated, ...rest } = props;
  const words = useMessages(orgCreateMessages);
  const errorText = useErrorText();
  const create = useCreateRootOrganization();
  const draft = useDraft('organization.create', { name: '', owner: '' });
  const { name, owner } = draft.fields;

  const close = () => {
    draft.discard();
    onClose();
  };
  const submit = async () => {
    const outcome = await create.run({ name, owner });
    if (outcome.status !== 'succeeded') return;
    announce(words.announceCreated({ name }));
    close();
    onOrganizationCreated?.({ name });
  };

  return (
    <Dialog
      {...rest}
      isOpen
      size="small"
      title={title ?? words.createRoot}
      description={words.createRootDescription}
      onClose={close}
      onSubmit={() => void submit()}
      isBusy={create.isBusy}
      error={create.error && errorText(create.error)}
      footer={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button type="submit" variant="primary" isBusy={create.isBusy}>
            {words.create}
          </Button>
        </>
      }
    >
      <DraftNotice isRestored={draft.isRestored} />
      <TextField
        label={words.name}
        value={name}
        onValueChange={(value) => draft.change({ name: value })}
        autoComplete="off"
      />
      <TextField
        label={words.owner}
        hint={words.ownerHint}
        value={owner}
        onValueChange={(value) => draft.change({ owner: value })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Dialog>
  );
}
