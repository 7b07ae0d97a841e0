import { useMemo, useState } from 'react';
import { useListText } from '../../messages/list-text.ts';
import { useCount, useMessages, useNumberFormat } from '../../messages/messages.ts';
import type { Refusals } from '../../parts/refusals.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { RefusedBefore } from './entry-notes.tsx';
import { whitelistMessages } from './messages.ts';
import { entriesOf, type ReadEntry, readEntries } from './read-entries.ts';
import { isWildcard } from './rules.ts';
import type { AddEntries } from './use-whitelist.ts';

interface AddListProps {
  leftOutId: string;
  parts: readonly string[];
  known: ReadonlySet<string>;
  refusals: Refusals;
  progress: AddEntries['progress'];
  onAdd: (entries: readonly string[], leftOut: readonly string[]) => void;
}

const MAX_SHOWN = 200;

export function AddList({ leftOutId, parts, known, refusals, progress, onAdd }: AddListProps) {
  const words = useMessages(whitelistMessages);
  const countOf = useCount();
  const format = useNumberFormat();
  const inList = useListText();
  const [withSubdomains, setWithSubdomains] = useState(false);
  const { found, leftOut } = useMemo(() => readEntries(parts), [parts]);
  const fresh = entriesOf(found, withSubdomains).filter((entry) => !known.has(entry));
  const shown = useMemo(() => {
    if (!withSubdomains) return found;
    // Its domain shows it too.
    const shownWithDomain = new Set(found.flatMap(({ domain }) => (domain === null ? [] : [`.${domain}`])));
    return found.filter(({ entry }) => !shownWithDomain.has(entry));
  }, [found, withSubdomains]);
  const restOf = (all: readonly unknown[]) =>
    all.length > MAX_SHOWN ? words.more({ count: format(all.length - MAX_SHOWN) }) : '';
  const reason = () => {
    if (progress !== null) return undefined;
    if (found.length === 0) return words.nothingTyped;
    return fresh.length === 0 ? words.allListed : undefined;
  };
  return (
    <div className="ak-whitelist-manager-about ak-whitelist-manager-list-to-add">
      {leftOut.length > 0 && (
        <p id={leftOutId} role="status" className="ak-whitelist-manager-doubt">
          {words.leftOut({ text: inList(leftOut.slice(0, MAX_SHOWN).map((text) => visibleText(text))) })}{' '}
          {restOf(leftOut)}
          {leftOut.some(isWildcard) && (
            <>
              <br />
              {words.hasStar}
            </>
          )}
        </p>
      )}
      {found.some(({ domain }) => domain !== null) && (
        <Checkbox
          label={words.subdomainsToo}
          isChecked={withSubdomains}
          onCheckedChange={setWithSubdomains}
        />
      )}
      <Button isBusy={progress !== null} disabledReason={reason()} onClick={() => onAdd(fresh, leftOut)}>
        {words.addMany(countOf(fresh.length))}
      </Button>
      <p role="status" className="ak-whitelist-manager-text">
        {progress && words.addedSoFar({ done: format(progress.done), all: format(progress.all) })}
      </p>
      <ul className="ak-whitelist-manager-to-add" aria-label={words.toAdd}>
        {shown.slice(0, MAX_SHOWN).map((read) => (
          <EntryToAdd
            key={read.entry}
            read={read}
            known={known}
            refusals={refusals}
            withSubdomains={withSubdomains}
          />
        ))}
      </ul>
      {restOf(shown)}
    </div>
  );
}

interface EntryToAddProps {
  read: ReadEntry;
  known: ReadonlySet<string>;
  refusals: Refusals;
  withSubdomains: boolean;
}

function EntryToAdd({ read, known, refusals, withSubdomains }: EntryToAddProps) {
  const words = useMessages(whitelistMessages);
  const { typed, entry, domain } = read;
  const alone = entry.startsWith('.') ? words.everyoneBelow : words.addressOnly;
  const stored: [entry: string, who: string][] = [[entry, domain === null ? alone : words.everyoneAt]];
  if (domain !== null && withSubdomains) stored.push([`.${domain}`, words.everyoneBelow]);
  const isCleaned = typed.toLowerCase() !== (domain ?? entry) && typed.toLowerCase() !== entry;
  return stored.map(([text, who]) => (
    <li key={text} className="ak-whitelist-manager-text">
      <UserText text={text} className="ak-whitelist-manager-entry" /> {who}
      {isCleaned && <> {words.readFrom({ text: visibleText(typed) })}</>}
      {known.has(text) && <span className="ak-whitelist-manager-listed"> ({words.listed})</span>}
      {refusals.has(text) && ' '}
      <RefusedBefore why={refusals.get(text)} />
    </li>
  ));
}
