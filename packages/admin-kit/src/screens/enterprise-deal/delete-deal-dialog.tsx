import type { EnterpriseDeal } from '@timemap/admin-api';
import { announce } from '../../accessibility/announcer.ts';
import type { Action } from '../../data/use-action.ts';
import { useMessages } from '../../messages/messages.ts';
import { useErrorText } from '../../provider/error-text.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';
import { enterpriseDealMessages } from './messages.ts';

interface Props {
  deal: EnterpriseDeal;
  remove: Action<EnterpriseDeal>;
  onClose: () => void;
  onDeleted: () => void;
}

/** @spec B §2 */
export default function DeleteDealDialog({ deal, remove, onClose, onDeleted }: Props) {
  const words = useMessages(enterpriseDealMessages);
  const errorText = useErrorText();
  const name = visibleText(deal.name) || words.unnamed;
  const why = remove.error && errorText(remove.error);

  const close = () => {
    remove.clearError();
    onClose();
  };
  const confirm = async () => {
    const outcome = await remove.run(deal);
    if (outcome.status !== 'succeeded') return;
    announce(words.announceDeleted({ deal: name }));
    onClose();
    onDeleted();
  };

  return (
    <AlertDialog
      isOpen
      title={words.deleteTitle}
      description={words.deleteDescription({ deal: name })}
      onClose={close}
      isBusy={remove.isBusy}
      error={why && words.deleteFailed({ why })}
      actions={
        <Button variant="danger" isBusy={remove.isBusy} onClick={() => void confirm()}>
          {words.confirmDelete}
        </Button>
      }
    />
  );
}
