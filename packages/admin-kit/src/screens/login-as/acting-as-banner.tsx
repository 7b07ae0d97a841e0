import { useMessages } from '../../messages/messages.ts';
import { ScreenRoot, type ScreenRootProps } from '../../parts/screen-root.tsx';
import { Button } from '../../ui/button/button.tsx';
import { UserIcon } from '../../ui/icon/icons.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { loginAsMessages } from './messages.ts';
import './acting-as-banner.css';

export interface ActingAsBannerProps extends ScreenRootProps {
  /** The user whose session this window has. */
  username: string;
  /** Fires when the person ends it. Remove the session id, then close the window or navigate to the login page. */
  onStop: () => void;
}

/** For the main app: always shows that this window acts as another user, and offers to stop. @spec B §4 */
export function ActingAsBanner({ username, onStop, ...rest }: ActingAsBannerProps) {
  const words = useMessages(loginAsMessages);
  return (
    <ScreenRoot aria-label={words.actingAs} {...rest} screen="acting-as-banner">
      <div className="ak-acting-as-banner-line">
        <UserIcon />
        <p className="ak-acting-as-banner-text">
          {words.actingAs} <UserText text={username} className="ak-acting-as-banner-name" />
        </p>
        <Button size="small" onClick={onStop}>
          {words.stop}
        </Button>
      </div>
    </ScreenRoot>
  );
}
