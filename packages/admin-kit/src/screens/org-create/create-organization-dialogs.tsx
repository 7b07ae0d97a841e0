import type { Organization } from '@timemap/admin-api';
import { announce } from '../../accessibility/announcer.ts';
import { rootOrganizationDraftKey, subOrganizationDraftKey } from '../../context/drafts.ts';
import { useMessages } from '../../messages/messages.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { NameField } from '../../parts/name-field.tsx';
import { ScreenBoundary } from '../../parts/screen-boundary.tsx';
import { PersonTextField } from '../../people/person-text-field.tsx';
import { personToSend } from '../../people/person-to-send.ts';
import { visibleName, visibleText } from '../../text/visible-text.ts';
import type { DialogSurfaceProps } from '../../ui/dialog/dialog-surface.tsx';
import { orgCreateMessages } from './messages.ts';
import { useCreateRootOrganization, useCreateSubOrganization } from './use-org-create.ts';

export type OrgCreateDialogRootProps = Omit<
  DialogSurfaceProps,
  'title' | 'description' | 'size' | 'onClose' | 'onSubmit' | 'isBusy' | 'error' | 'footer' | 'children'
>;

export interface CreateSubOrganizationDialogProps extends OrgCreateDialogRootProps {
  /** The organization that gets the new one. */
  parent: Pick<Organization, 'id' | 'name'>;
  /** Fires when a person closes the dialog, and after success. The dialog is open while it is mounted. */
  onClose: () => void;
  /** Fires after the organization was created and the lists have reloaded. */
  onOrganizationCreated?: (event: { name: string }) => void;
}

/**
 * Creates an organization below another. The server checks the name.
 * @operation POST /suborganization/create @spec A §2, §5
 */
export function CreateSubOrganizationDialog(props: CreateSubOrganizationDialogProps) {
  return (
    <ScreenBoundary screen="create-sub-organization" resetKey={props.parent?.id}>
      <CreationBelowOne key={props.parent?.id} {...props} />
    </ScreenBoundary>
  );
}

function CreationBelowOne(props: CreateSubOrganizationDialogProps) {
  const { parent, onClose, onOrganizationCreated, ...rest } = props;
  const words = useMessages(orgCreateMessages);
  const create = useCreateSubOrganization(parent.id);
  return (
    <FormDialog
      name="create-sub-organization"
      {...rest}
      title={words.createSub}
      description={words.createSubDescription({
        parent: visibleName(parent.name, words.unnamedOrganization),
      })}
      draftKey={subOrganizationDraftKey(parent.id)}
      refused="name"
      initial={{ name: '' }}
      toInput={(fields) => fields}
      action={create}
      submitLabel={words.create}
      onSucceeded={({ name }) => announce(words.announceCreated({ name: visibleText(name) }))}
      onClose={onClose}
      onClosedAfterSuccess={({ name }) => onOrganizationCreated?.({ name })}
    >
      {({ bind }) => <NameField label={words.name} {...bind('name')} autoComplete="off" />}
    </FormDialog>
  );
}

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
  return (
    <ScreenBoundary screen="create-organization">
      <RootCreation {...props} />
    </ScreenBoundary>
  );
}

function RootCreation(props: CreateRootOrganizationDialogProps) {
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
      toInput={({ name, owner }) =>
        personToSend(owner, (person) => (person === null ? null : { name, owner: person }))
      }
      action={create}
      submitLabel={words.create}
      onSucceeded={({ name }) => announce(words.announceCreated({ name: visibleText(name) }))}
      onClose={onClose}
      onClosedAfterSuccess={({ name }) => onOrganizationCreated?.({ name })}
    >
      {({ bind }) => (
        <>
          <NameField label={words.name} {...bind('name')} autoComplete="off" />
          <PersonTextField label={words.owner} hint={words.ownerHint} {...bind('owner')} />
        </>
      )}
    </FormDialog>
  );
}
