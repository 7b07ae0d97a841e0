import { SignInForm } from '@timemap/admin-kit/sign-in';
import { Alert } from '@timemap/admin-kit/ui/alert';
import { Button } from '@timemap/admin-kit/ui/button';
import { useConsole, usePreferences, useSessionState } from '../console-context.ts';
import './login-page.css';

const notices = {
  ended: 'Your session has ended. Log in to continue.',
  unconfirmed: 'The server did not confirm your session. Log in again.',
};

/** Where to go after a login is decided by the guards, which look again when the session changes. */
export function Component() {
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
        onSignedIn={({ sessionId }) => logIn(sessionId)}
      />
      {configProblem !== null && (
        <p className="console-login-problem">
          {configProblem} <Button onClick={reload}>Retry</Button>
        </p>
      )}
    </div>
  );
}
