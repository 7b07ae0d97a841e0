import { dashboardHref } from './place.ts';

/** @param onSignOut null if there is no own session, for example when an admin is logged in as the user */
export function Masthead({ username, onSignOut }: { username: string; onSignOut: (() => void) | null }) {
  return (
    <header className="atlas-masthead">
      <a className="atlas-wordmark" href={dashboardHref}>
        Meridian
      </a>
      <span className="atlas-reader">{username}</span>
      {onSignOut !== null && (
        <button type="button" onClick={onSignOut}>
          Sign out
        </button>
      )}
    </header>
  );
}
