import { Message } from './message.tsx';
import { dashboardHref } from './place.ts';
import { SignInForm } from './sign-in-form.tsx';

interface Props {
  because: 'none' | 'ended' | 'stopped';
  apiBaseUrl: string;
  onSignedIn: (sessionId: string) => void;
}

export function SignedOut({ because, apiBaseUrl, onSignedIn }: Props) {
  if (because === 'ended') {
    return (
      <Message title="This session has ended">
        <p>
          The session that this window was given is not valid, or no longer. Close the window and log in from
          the console again, or <a href={dashboardHref}>sign in yourself</a>.
        </p>
      </Message>
    );
  }
  if (because === 'stopped') {
    return (
      <Message title="You have left">
        <p>
          This window no longer has that session, and can be closed. <a href={dashboardHref}>Your atlases</a>
        </p>
      </Message>
    );
  }
  return (
    <Message title="Sign in to Meridian">
      <p>No session came with this address, and nobody is signed in here.</p>
      <SignInForm apiBaseUrl={apiBaseUrl} onSignedIn={onSignedIn} />
    </Message>
  );
}
