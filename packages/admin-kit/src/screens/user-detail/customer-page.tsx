import { useErrorText } from '../../messages/error-text.ts';
import { useMessages } from '../../messages/messages.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { FailedState } from '../../ui/screen-state/failed-state.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { userDetailMessages } from './messages.ts';
import { useCustomerPage } from './use-customer-page.ts';

/** The way to the payment provider's page of this user. @spec B §2, §6 */
export function CustomerPage({ userId }: { userId: number }) {
  const words = useMessages(userDetailMessages);
  const errorText = useErrorText();
  const { status, address, refusal, error, isRetrying, ask, retry, open } = useCustomerPage(userId);
  const isWaiting = status === 'offered' || status === 'blocked';
  return (
    <div className="ak-user-detail-stack">
      <div>
        <Button
          icon={<Icon name="external" />}
          isBusy={status === 'loading'}
          onClick={status === 'failed' ? retry : ask}
        >
          {words.customerPage}
        </Button>
        <div role="status" className="ak-user-detail-said">
          {isWaiting && (
            <Alert tone={status === 'offered' ? 'info' : 'warning'} title={words[`customerPage_${status}`]}>
              <UserText text={address} />
            </Alert>
          )}
          {status === 'opened' && <p className="ak-user-detail-muted">{words.customerPageOpened}</p>}
          {refusal && (
            <Alert tone="danger" title={words.customerPageFailed}>
              {words[`customerPage_${refusal}`]} <UserText text={address} />
            </Alert>
          )}
        </div>
        {isWaiting && (
          <Button className="ak-user-detail-open" icon={<Icon name="external" />} onClick={open}>
            {words.openCustomerPage}
          </Button>
        )}
      </div>
      {error && (
        <FailedState title={words.customerPageFailed} onRetry={retry} isRetrying={isRetrying}>
          {errorText(error)}
        </FailedState>
      )}
    </div>
  );
}
