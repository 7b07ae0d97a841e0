import { useListText } from '../../messages/list-text.ts';
import { useMessages } from '../../messages/messages.ts';
import ConflictDialog from '../../parts/conflict-dialog.tsx';
import { Button } from '../../ui/button/button.tsx';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';
import { nameOfUser } from '../users/without-screen.ts';
import { userDetailMessages } from './messages.ts';
import type { UserTexts } from './use-user-detail.ts';

interface GiveUpAdminDialogProps {
  onConfirm: () => void;
  onClose: () => void;
}

export function GiveUpAdminDialog({ onConfirm, onClose }: GiveUpAdminDialogProps) {
  const words = useMessages(userDetailMessages);
  return (
    <AlertDialog
      name="give-up-admin"
      isOpen
      title={words.giveUpAdminTitle}
      description={words.giveUpAdminDescription}
      onClose={onClose}
      actions={
        <Button variant="danger" onClick={onConfirm}>
          {words.giveUpAdmin}
        </Button>
      }
    />
  );
}

interface TextConflictDialogProps {
  conflict: NonNullable<UserTexts['conflict']>;
}

export function TextConflictDialog({
  conflict: { theirs, changes, saved, decide, cancel },
}: TextConflictDialogProps) {
  const words = useMessages(userDetailMessages);
  const inList = useListText();
  const user = nameOfUser(theirs);
  return (
    <ConflictDialog
      title={words.conflictTitle}
      description={
        saved.length > 0
          ? words.conflictAfterSaved({ fields: inList(saved.map((field) => words[field])), user })
          : words.conflictDescription({ user })
      }
      fields={changes.map(({ field, value }) => ({
        field,
        label: words[field],
        theirs: theirs[field],
        yours: value,
      }))}
      submitLabel={words.save}
      onDecide={decide}
      onClose={cancel}
    />
  );
}
