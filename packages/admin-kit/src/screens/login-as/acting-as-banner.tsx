import { useMessages } from '../../messages/messages.ts';
import { ScreenRoot, type ScreenRootProps } from '../../provider/screen-root.tsx';
import { Button } from '../../ui/button/button.tsx';
import { UserIcon } from '../../ui/icon/icons.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { loginAsMessages } from './messages.ts';
import './acting-as-banner.css';

export interface ActingAsBannerProps extends ScreenRootProps {
  /** Whose session this window has. */
  username: string;
  /** Fires when the person wants to end it: drop the session id and close the window, or lead to the login page. */
  onStop: () => void;
}

/** For the main application: says all the time that this window acts as another user, and ends it. @spec B §4 */
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
