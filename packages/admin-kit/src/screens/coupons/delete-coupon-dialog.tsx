import type { Coupon } from '@timemap/admin-api';
import { announce } from '../../accessibility/announcer.ts';
import type { Action } from '../../data/use-action.ts';
import { useMessages } from '../../messages/messages.ts';
import { useErrorText } from '../../provider/error-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { AlertDialog } from '../../ui/dialog/alert-dialog.tsx';
import { couponsMessages } from './messages.ts';
import { nameOfCoupon } from './rules.ts';

interface Props {
  coupon: Coupon;
  remove: Action<Coupon>;
  onClose: () => void;
}

/** @operation DELETE /coupons/{code} @spec B §2, §8 */
export default function DeleteCouponDialog({ coupon, remove, onClose }: Props) {
  const words = useMessages(couponsMessages);
  const errorText = useErrorText();
  const name = { coupon: nameOfCoupon(coupon, words) };

  const close = () => {
    remove.clearError();
    onClose();
  };
  const confirm = async () => {
    const outcome = await remove.run(coupon);
    if (outcome.status !== 'succeeded') return;
    announce(words.announceDeleted(name));
    close();
  };

  return (
    <AlertDialog
      isOpen
      title={words.deleteTitle}
      description={words.deleteQuestion(name)}
      onClose={close}
      isBusy={remove.isBusy}
      error={remove.error && words.deleteFailed({ why: errorText(remove.error) })}
      actions={
        <Button variant="danger" isBusy={remove.isBusy} onClick={() => void confirm()}>
          {words.delete}
        </Button>
      }
    />
  );
}
