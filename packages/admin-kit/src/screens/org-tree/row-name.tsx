import { useMessages } from '../../messages/messages.ts';
import { visibleTextParts } from '../../ui/visible-text.ts';
import '../../ui/user-text.css';
import { orgTreeMessages } from './messages.ts';
import { matchIn } from './name-folding.ts';

interface RowNameProps {
  name: string;
  organizationId: number;
  /** The folded search that found the row; empty where none did. */
  matchedQuery: string;
}

/** A name that others wrote: its direction is its own, what would not be seen is marked, what was searched stands out. */
export function RowName({ name, organizationId, matchedQuery }: RowNameProps) {
  const words = useMessages(orgTreeMessages);
  if (name === '')
    return <span className="ak-org-tree-unnamed">{words.unnamed({ id: organizationId })}</span>;
  const match = matchIn(name, matchedQuery);
  if (match === null) return <bdi>{visible(name)}</bdi>;
  return (
    <bdi>
      {visible(name.slice(0, match.start))}
      <span className="ak-org-tree-match">{visible(name.slice(match.start, match.end))}</span>
      {visible(name.slice(match.end))}
    </bdi>
  );
}

/** Plain text as it is: nearly every row, and rows are made by the dozen while scrolling. */
function visible(text: string) {
  const parts = visibleTextParts(text);
  if (parts.length === 1 && parts[0]?.isHiddenCharacter === false) return text;
  return parts.map((part, index) =>
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
