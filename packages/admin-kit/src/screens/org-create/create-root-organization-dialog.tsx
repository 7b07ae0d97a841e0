import { announce } from '../../accessibility/announcer.ts';
import { useMessages } from '../../messages/messages.ts';
import { rootOrganizationDraftKey } from '../../provider/drafts.ts';
import { FormDialog } from '../../provider/form-dialog.tsx';
import { visibleText } from '../../text/visible-text.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import type { OrgCreateDialogRootProps } from './create-sub-organization-dialog.tsx';
import { orgCreateMessages } from './messages.ts';
import { useCreateRootOrganization } from './use-org-create.ts';

export interface CreateRootOrganizationDialogProps extends OrgCreateDialogRootProps {
  /** @default 'Create New Root Organization' */
  title?: string;
  /** Fires when a person closes the dialog, and after success. The dialog is open while it is mounted. */
  onClose: () => void;
  /** Fires after the organization was created and the lists have reloaded. */
  onOrganizationCreated?: (event: { name: string }) => void;
}

/**
 * Creates a root organization with its owner. For global admins.
 * @operation POST /organizations/create @spec A §2, B §7
 */
export function CreateRootOrganizationDialog(props: CreateRootOrganizationDialogProps) {
  const { title, onClose, onOrganizationCreated, ...rest } = props;
  const words = useMessages(orgCreateMessages);
  const create = useCreateRootOrganization();
  return (
    <FormDialog
      name="create-organization"
      {...rest}
      title={title ?? words.createRoot}
      description={words.createRootDescription}
      draftKey={rootOrganizationDraftKey}
      initial={{ name: '', owner: '' }}
      toInput={(fields) => fields}
      action={create}
      submitLabel={words.create}
      onSucceeded={({ name }) => announce(words.announceCreated({ name: visibleText(name) }))}
      onClose={onClose}
      onClosedAfterSuccess={({ name }) => onOrganizationCreated?.({ name })}
    >
      {({ bind }) => (
        <>
          <TextField label={words.name} {...bind('name')} autoComplete="off" />
          <TextField
            label={words.owner}
            hint={words.ownerHint}
            {...bind('owner')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </>
      )}
    </FormDialog>
  );
}
