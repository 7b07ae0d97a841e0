import { useMessages } from '../../messages/messages.ts';
import { Button } from '../../ui/button/button.tsx';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';
import { userDetailMessages } from './messages.ts';

interface GiveUpAdminDialogProps {
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms that a global admin gives up the right, which only another global admin can restore. */
export default function GiveUpAdminDialog({ onConfirm, onClose }: GiveUpAdminDialogProps) {
  const words = useMessages(userDetailMessages);
  return (
    <AlertDialog
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
