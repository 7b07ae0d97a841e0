import { UserText } from '../../ui/text/user-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { shortUsername } from './rules.ts';

/** Shortened for the eye; whole for whoever listens or points at it, and behind the link it stands in. @spec B §2 */
export function UsernameCell({ username }: { username: string }) {
  const { text, isCut } = shortUsername(username);
  if (!isCut) return <UserText text={username} />;
  return (
    <span title={username}>
      <span aria-hidden="true">
        <UserText text={`${text}…`} />
      </span>
      <VisuallyHidden>
        <UserText text={username} />
      </VisuallyHidden>
    </span>
  );
}
