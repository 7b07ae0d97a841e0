import type { Organization } from '@timemap/admin-api';
import { announce } from '../../accessibility/announcer.ts';
import { useMessages } from '../../messages/messages.ts';
import { DraftNotice } from '../../provider/draft-notice.tsx';
import { useErrorText } from '../../provider/error-text.ts';
import { useDraft } from '../../provider/use-draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { DialogSurfaceProps } from '../../ui/dialog/dialog-surface.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { orgCreateMessages } from './messages.ts';
import { useCreateSubOrganization } from './use-org-create.ts';

/** What the dialogs of this feature take for their root, beside their own props. */
export type OrgCreateDialogRootProps = Omit<
  DialogSurfaceProps,
  'title' | 'description' | 'size' | 'onClose' | 'onSubmit' | 'isBusy' | 'error' | 'footer' | 'children'
>;

export interface CreateSubOrganizationDialogProps extends OrgCreateDialogRootProps {
  /** The organization the new one is placed below. */
  parent: Pick<Organization, 'id' | 'name'>;
  /** Fires when the person leaves, and after success. The dialog is open while it is mounted. */
  onClose: () => void;
  /** Fires after the server has created it and the lists have been loaded again. */
  onOrganizationCreated?: (event: { name: string }) => void;
}

/**
 * Creates an organization below another. The name is free text: the server decides whether it will do.
 * @operation POST /suborganization/create @spec A §2, §5
 */
export function CreateSubOrganizationDialog(props: CreateSubOrganizationDialogProps) {
  const { parent, onClose, onOrganizationCreated, ...rest } = props;
  const words = useMessages(orgCreateMessages);
  const errorText = useErrorText();
  const create = useCreateSubOrganization(parent.id);
  const draft = useDraft(`organization.create-sub.${parent.id}`, { name: '' });
  const { name } = draft.fields;

  const close = () => {
    draft.discard();
    onClose();
  };
  const submit = async () => {
    const outcome = await create.run({ name });
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
      title={words.createSub}
      description={words.createSubDescription({ parent: parent.name })}
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
    </Dialog>
  );
}
