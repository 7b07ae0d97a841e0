import { LoginCard } from '../login/login-card.tsx';

/** Where to go after a login is decided by the guards, which look again when the session changes. */
export function Component() {
  return <LoginCard />;
}
