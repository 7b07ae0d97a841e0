import { useMemo, useRef, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { useMessages } from '../../messages/messages.ts';
import { DraftNotice } from '../../provider/draft-notice.tsx';
import { useDraft } from '../../provider/use-draft.ts';
import { visibleText } from '../../text/visible-text.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { AddFailures } from './add-failures.tsx';
import { AddWayOption } from './add-way-option.tsx';
import { EntryNotes } from './entry-notes.tsx';
import { whitelistMessages } from './messages.ts';
import { type AddWay, addWays, entriesFor } from './rules.ts';
import type { AddEntries } from './use-add-entries.ts';

interface AddEntryProps {
  /** Of the whitelist: what is typed is kept under it. */
  id: string;
  entries: readonly string[];
  add: AddEntries;
}

/** One text and three ways to add it, each showing what it stores before anything is sent. @spec B §5 */
export function AddEntry({ id, entries, add }: AddEntryProps) {
  const words = useMessages(whitelistMessages);
  const draft = useDraft(`whitelist.${id}`, { text: '' });
  const { text } = draft.fields;
  const field = useRef<HTMLInputElement>(null);
  const [way, setWay] = useState<AddWay | null>(null);
  const known = useMemo(() => new Set(entries), [entries]);

  const finish = (added: readonly string[]) => {
    announce(words.announceAdded({ entries: added.map((entry) => visibleText(entry)).join(', ') }));
    draft.discard();
    // The next one can be typed at once.
    field.current?.focus();
  };
  const take = (suggestion: string) => {
    draft.change({ text: suggestion });
    announce(words.announceUsed({ entry: visibleText(suggestion) }));
    // The pressed button goes with its suggestion.
    field.current?.focus();
  };
  const send = async (chosen: AddWay) => {
    const missing = entriesFor(chosen, text).filter((entry) => !known.has(entry));
    setWay(chosen);
    const failed = await add.run(missing);
    setWay(null);
    if (failed.length === 0) finish(missing);
  };

  return (
    <div className="ak-whitelist-manager-add">
      <DraftNotice draft={draft} />
      <TextField
        ref={field}
        className="ak-whitelist-manager-typed"
        label={words.typed}
        hint={words.typedHint}
        value={text}
        onValueChange={(value) => draft.change({ text: value })}
        readOnly={add.isBusy}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        dir="auto"
      />
      <EntryNotes typed={text} isBusy={add.isBusy} onUse={take} />
      <ul className="ak-whitelist-manager-ways" aria-label={words.ways}>
        {addWays.map((each) => (
          <AddWayOption
            key={each}
            way={each}
            typed={text}
            known={known}
            isBusy={add.isBusy && way === each}
            isWaiting={add.isBusy && way !== each}
            onAdd={() => void send(each)}
          />
        ))}
      </ul>
      {add.failures.length > 0 && <AddFailures add={add} onAllAdded={(entry) => finish([entry])} />}
    </div>
  );
}
