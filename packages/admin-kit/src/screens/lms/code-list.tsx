import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { UserText } from '../../ui/text/user-text.tsx';
import { lmsMessages } from './messages.ts';

/** Enough to compare with a card in hand; whoever needs all of them needs the file. */
const MOST_SHOWN = 50;

/** The first codes of a batch. */
export function CodeList({ codes }: { codes: readonly string[] }) {
  const words = useMessages(lmsMessages);
  const format = useNumberFormat();
  if (codes.length === 0) return <p className="ak-lms-panel-lead">{words.noCodes}</p>;
  const hidden = codes.length - MOST_SHOWN;
  return (
    <div>
      <ol className="ak-lms-panel-codes" aria-label={words.codeList}>
        {codes.slice(0, MOST_SHOWN).map((code, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a code may come twice, and the list never changes
          <li key={index} className="ak-lms-panel-code">
            <UserText text={code} />
          </li>
        ))}
      </ol>
      {hidden > 0 && <p className="ak-lms-panel-lead">{words.moreCodes({ count: format(hidden) })}</p>}
    </div>
  );
}
