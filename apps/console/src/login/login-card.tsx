import { SignInForm } from '@timemap/admin-kit/sign-in';
import { Alert } from '@timemap/admin-kit/ui/alert';
import { Button } from '@timemap/admin-kit/ui/button';
import { useConsole, usePreferences, useSessionState } from '../console-context.ts';
import './login-card.css';

const notices = {
  ended: 'Your session has ended. Log in to continue.',
  unconfirmed: 'The server did not confirm your session. Log in again.',
};

interface LoginCardProps {
  /** Called after each login; the form stays busy until its promise settles. @default the guards of the routes see it */
  onLoggedIn?: () => Promise<void>;
}

export function LoginCard({ onLoggedIn }: LoginCardProps) {
  const { client, configProblem, isSessionPersistent, logIn, reload } = useConsole();
  const { theme } = usePreferences();
  const state = useSessionState();
  const because = state.status === 'signedOut' ? state.because : null;
  return (
    <div className="console-login">
      {(because === 'ended' || because === 'unconfirmed') && <Alert>{notices[because]}</Alert>}
      {client !== null && !isSessionPersistent() && (
        <Alert>
          This browser blocks storage: you stay logged in until this page is closed or loaded again.
        </Alert>
      )}
      <SignInForm
        client={client}
        data-theme={theme === 'system' ? undefined : theme}
        onSignedIn={async ({ sessionId }) => {
          await logIn(sessionId);
          await onLoggedIn?.();
        }}
      />
      {configProblem !== null && (
        <p className="console-login-problem">
          {configProblem} <Button onClick={reload}>Retry</Button>
        </p>
      )}
    </div>
  );
}
