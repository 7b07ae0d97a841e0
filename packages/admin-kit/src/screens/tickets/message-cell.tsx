import { UserText } from '../../ui/text/user-text.tsx';
import { shortMessage } from './rules.ts';

/** More than this in a title is no help to anyone. */
const TITLE_CHARACTERS = 2000;

/** The beginning of a message; the rest is in its title, and behind the row's link. @spec B §2, §9 */
export function MessageCell({ message }: { message: string }) {
  const { text, isCut } = shortMessage(message);
  return (
    <span className="ak-ticket-list-message" title={isCut ? message.slice(0, TITLE_CHARACTERS) : undefined}>
      <UserText text={isCut ? `${text}…` : text} />
    </span>
  );
}
