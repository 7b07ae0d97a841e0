import { useId, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { deleteRefusalMessages } from '../../context/can-delete-organization.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { ScreenBoundary } from '../../parts/screen-boundary.tsx';
import { visibleText, visibleTextParts } from '../../text/visible-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { DefinitionList } from '../../ui/definition-list/definition-list.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { DialogSurfaceProps } from '../../ui/dialog/dialog-surface.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { confirmationText, differenceIn, isConfirmed } from './confirmation.ts';
import { orgDeleteMessages } from './messages.ts';
import {
  type Loss,
  type Losses,
  type OrganizationToDelete,
  useDeleteOrganization,
} from './use-org-delete.ts';
import './delete-organization-dialog.css';

export interface DeleteOrganizationDialogProps
  extends Omit<
    DialogSurfaceProps,
    'title' | 'description' | 'size' | 'onClose' | 'onSubmit' | 'isBusy' | 'error' | 'footer' | 'children'
  > {
  /** Its `children`, if given, are counted at every level. */
  organization: OrganizationToDelete;
  /** Fires when a person closes the dialog, and after success. The dialog is open while it is mounted. */
  onClose: () => void;
  /** Fires after the organization was deleted and the lists have reloaded. */
  onOrganizationDeleted?: (event: { organizationId: number }) => void;
}

/**
 * Deletes an organization after 'delete ' and its name have been typed. It calls the host's
 * `capabilities.deleteOrganization`. Without it, or without permission, the dialog says why it cannot delete.
 * Says in numbers what is lost, without waiting for them.
 * @operation DELETE /organizations/{id} @spec A §2, B §2
 */
export function DeleteOrganizationDialog(props: DeleteOrganizationDialogProps) {
  return (
    <ScreenBoundary screen="delete-organization" resetKey={props.organization?.id}>
      <DeletionOfOne key={props.organization?.id} {...props} />
    </ScreenBoundary>
  );
}

function DeletionOfOne(props: DeleteOrganizationDialogProps) {
  const { organization, onClose, onOrganizationDeleted, ...rest } = props;
  const { id, name } = organization;
  const words = useMessages(orgDeleteMessages);
  const refusals = useMessages(deleteRefusalMessages);
  const errorText = useErrorText();
  const { obstacle, losses, remove } = useDeleteOrganization(organization);
  const [typed, setTyped] = useState('');
  const obstacleId = useId();
  const lossesText = useLossesText(losses, organization.parentId === 0);
  const canDelete = isConfirmed(typed, name);

  const type = (value: string) => {
    setTyped(value);
    if (isConfirmed(value, name) !== canDelete)
      announce(canDelete ? words.notTypedYet : words.announceConfirmed);
  };
  const submit = async () => {
    if (obstacle !== null || !canDelete) return;
    const outcome = await remove.run(undefined, words.announceDeleted({ organization: visibleText(name) }));
    if (outcome.status !== 'succeeded') return;
    onClose();
    onOrganizationDeleted?.({ organizationId: id });
  };

  return (
    <Dialog
      name="delete-organization"
      {...rest}
      isOpen
      size="small"
      title={words.title}
      description={
        obstacle === null ? (
          <>
            {words.description} <strong className="ak-dialog-fact">{lossesText}</strong>
          </>
        ) : undefined
      }
      aria-describedby={obstacleId}
      onClose={onClose}
      onSubmit={() => void submit()}
      isBusy={remove.isBusy}
      error={remove.error && errorText(remove.error)}
      footer={
        obstacle === null ? (
          <>
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button
              type="submit"
              variant="danger"
              isBusy={remove.isBusy}
              disabledReason={canDelete ? undefined : words.notTypedYet}
            >
              {words.delete}
            </Button>
          </>
        ) : (
          <Button data-first-focus onClick={onClose}>
            {words.close}
          </Button>
        )
      }
    >
      <DefinitionList
        items={[
          { term: words.organization, value: <UserText text={name} marksOddSpaces /> },
          {
            term: words.organizationId,
            value: <span className="ak-delete-organization-dialog-id">{id}</span>,
          },
        ]}
      />
      {obstacle === null ? (
        <ConfirmationField name={name} value={typed} onValueChange={type} />
      ) : (
        <Alert tone="warning" id={obstacleId}>
          {{ ...words, ...refusals }[obstacle]}
        </Alert>
      )}
    </Dialog>
  );
}

function useLossesText({ subOrganizations, users, projects, seats }: Losses, isRoot: boolean): string {
  const words = useMessages(orgDeleteMessages);
  const format = useNumberFormat();
  const textOf = (count: Loss<number>) => {
    if (count === 'counting') return words.counting;
    return count === null ? words.notKnown : format(count);
  };
  const seatsText = () => {
    if (seats === null) return words.notKnown;
    if (seats === 'counting') return words.counting;
    if (seats === 'none') return words.noLicense;
    return words.seatsTaken({ taken: format(seats.seatsTaken), allowed: format(seats.seatsAllowed) });
  };
  const counts = [
    [words.subOrganizations, textOf(subOrganizations)],
    [words.users, textOf(users)],
    [words.projects, textOf(projects)],
    ...(isRoot ? [[words.seats, seatsText()]] : []),
  ];
  return counts.map((count) => count.join('\u00A0')).join('\u00A0· ');
}

interface ConfirmationFieldProps {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
}

function ConfirmationField({ name, value, onValueChange }: ConfirmationFieldProps) {
  const words = useMessages(orgDeleteMessages);
  const text = confirmationText(name);
  const hasOddBlanks = /^\s|\s$|\s{2}/.test(name);
  const hasUnseen =
    hasOddBlanks || visibleTextParts(text, { marksOddSpaces: true }).some((part) => part.isHiddenCharacter);
  const format = useNumberFormat();
  const difference = differenceIn(value, name);
  const note = () => {
    if (difference === null) return undefined;
    const { wanted, typed } = difference;
    const facts = { place: format(difference.place), typed: shown(typed) };
    return wanted === null ? words.tooMany(facts) : words.differs({ ...facts, wanted: shown(wanted) });
  };
  return (
    <TextField
      label={words.typeThis}
      note={note()}
      hint={
        <>
          <span className="ak-delete-organization-dialog-phrase">
            <UserText text={text} marksOddSpaces />
            {hasUnseen && <CopyButton text={text} label={words.copyText} />}
          </span>
          {hasOddBlanks && words.oddBlanks}
        </>
      }
      value={value}
      onValueChange={onValueChange}
      data-first-focus
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}

const shown = (character: string) =>
  character === ' ' ? character : visibleText(character, { marksOddSpaces: true });
