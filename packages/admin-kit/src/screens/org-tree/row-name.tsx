import { useMessages } from '../../messages/messages.ts';
import { visibleTextParts } from '../../text/visible-text.ts';
import '../../ui/text/user-text.css';
import { orgTreeMessages } from './messages.ts';
import { matchIn } from './name-folding.ts';

interface RowNameProps {
  name: string;
  organizationId: number;
  /** The folded search that found the row; empty where none did. */
  matchedQuery: string;
}

const printable = /^[\x21-\x7E][\x20-\x7E]*$/;

/** Nothing in this name needs a second look: so it is with nearly every row, and rows are made by the dozen. */
export function isPlainName(name: string): boolean {
  return printable.test(name);
}

/** A name that others wrote: what would not be seen is marked, what was searched stands out. */
export function RowName({ name, organizationId, matchedQuery }: RowNameProps) {
  const words = useMessages(orgTreeMessages);
  if (name === '')
    return <span className="ak-org-tree-unnamed">{words.unnamed({ id: organizationId })}</span>;
  const match = matchIn(name, matchedQuery);
  if (match === null) return visible(name);
  return (
    <>
      {visiblePart(name.slice(0, match.start))}
      <span className="ak-org-tree-match">{visiblePart(name.slice(match.start, match.end))}</span>
      {visiblePart(name.slice(match.end))}
    </>
  );
}

/** A blank between match and name is a blank; only a name of nothing else is spelled out. */
function visiblePart(text: string) {
  return text.trim() === '' ? text : visible(text);
}

function visible(text: string) {
  if (isPlainName(text)) return text;
  return visibleTextParts(text).map((part, index) =>
    part.isHiddenCharacter ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no identity but their place
      <span key={index} dir="ltr" className="ak-user-text-mark">
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
}
