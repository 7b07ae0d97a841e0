import { Suspense, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { joinIds } from '../../accessibility/aria.ts';
import { focusUnlessTaken, hasFocusWithin } from '../../accessibility/focus.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { isAboutInput } from '../../messages/judge-failure.ts';
import { useMessages } from '../../messages/messages.ts';
import { DraftNotice } from '../../parts/draft-notice.tsx';
import { lazyPart, usePreload } from '../../parts/lazy-part.tsx';
import { type Refusals, readRefusals, writeRefusals } from '../../parts/refusals.ts';
import { useDraft } from '../../parts/use-draft.ts';
import { visibleText } from '../../text/visible-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { AddFailures } from './add-failures.tsx';
import { EntryNotes, RefusedBefore } from './entry-notes.tsx';
import { whitelistMessages } from './messages.ts';
import { type AddWay, addWays, entriesFor, mistakeIn, partsOf } from './rules.ts';
import type { AddEntries } from './use-whitelist.ts';
import './add-entry.css';

const tools = () => import('./whitelist-tools.ts');
const AddList = lazyPart('whitelist-add-list', tools, 'AddList');
const OpenDomains = lazyPart(
  'open-domains',
  async () => {
    const [{ OpenDomains: Notes }, { opennessOf }] = await Promise.all([tools(), import('./openness.ts')]);
    return {
      default: (props: { parts: readonly string[] }) => <Notes {...props} findOpenness={opennessOf} />,
    };
  },
  'default',
  { optional: true },
);

const MAX_LINES = 8;
const noRefusals: Refusals = new Map();

export const draftKeyOf = ({ id }: { id: string }) => `whitelist.${id}`;

interface AddEntryProps {
  id: string;
  entries: readonly string[];
  add: AddEntries;
}

/** Shows what would be stored before anything is sent, for each way of adding or for each part of a list. @spec B §5 */
export function AddEntry({ id, entries, add }: AddEntryProps) {
  const words = useMessages(whitelistMessages);
  const draft = useDraft(draftKeyOf({ id }), { text: '', refused: '' });
  const { text, refused } = draft.fields;
  const errorText = useErrorText();
  const part = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const sent = useRef({ text: '', left: '' });
  const [refusedText, setRefusedText] = useState<string | null>(null);
  const noteId = useId();
  const [way, setWay] = useState<AddWay | null>(null);
  const known = useMemo(() => new Set(entries.map((entry) => entry.toLowerCase())), [entries]);
  const deferredText = useDeferredValue(text);
  const parts = useMemo(() => partsOf(deferredText), [deferredText]);
  const isList = parts.length > 1;
  const typed = parts[0] ?? text;
  const fitsNoWay = !isList && mistakeIn('wholeEmail', typed) === 'hasStar';
  const hasFailed = add.failures.length > 0;
  const refusals = useMemo(() => (hasFailed ? noRefusals : readRefusals(refused)), [hasFailed, refused]);
  usePreload(AddList, OpenDomains);

  const moveFocus = (next: HTMLElement | null) => {
    if (part.current && hasFocusWithin(part.current)) next?.focus();
    else if (next) focusUnlessTaken(next);
  };
  const finish = () => {
    // Another text may have been typed before Retry.
    if (text === sent.current.text) {
      if (sent.current.left === '') draft.discard();
      else draft.change({ text: sent.current.left });
    }
    moveFocus(field.current);
  };
  const take = (suggestion: string) => {
    draft.change({ text: suggestion });
    announce(words.announceUsed({ entry: visibleText(suggestion) }));
    field.current?.focus();
  };
  const send = async (fresh: readonly string[], left = '') => {
    const failed = await add.run(fresh);
    if (failed === null) return;
    sent.current = { text, left };
    setWay(null);
    if (failed.length === 0) return finish();
    const refusedNow = failed.filter(({ error }) => isAboutInput(error));
    const isRefused = refusedNow.length > 0;
    draft.change({
      refused: writeRefusals(
        new Map([
          ...[...readRefusals(refused)].filter(([entry]) => !fresh.includes(entry)),
          ...refusedNow.map(({ entry, error }) => [entry, errorText(error)] as const),
        ]),
      ),
    });
    setRefusedText(isRefused ? text : null);
    if (isRefused) moveFocus(field.current);
  };
  const sendOne = (chosen: AddWay) => {
    void send(entriesFor(chosen, typed).filter((entry) => !known.has(entry.toLowerCase())));
    setWay((current) => current ?? chosen);
  };

  return (
    <div ref={part} className="ak-whitelist-manager-add">
      <DraftNotice draft={draft} />
      <TextArea
        ref={field}
        className="ak-whitelist-manager-typed"
        label={words.typed}
        hint={
          <>
            {words.typedHint}. {words.typedMany}
          </>
        }
        limit={null}
        rows={Math.min(MAX_LINES, text.split('\n', MAX_LINES).length)}
        value={text}
        onValueChange={(value) => draft.change({ text: value })}
        readOnly={add.isBusy}
        aria-describedby={joinIds(
          hasFailed && `${noteId}-failed`,
          (isList || fitsNoWay) && `${noteId}-mistake`,
        )}
        aria-invalid={fitsNoWay || (hasFailed && refusedText === text)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
      />
      <EntryNotes text={text} parts={parts} isBusy={add.isBusy} onUse={take} />
      {parts.length > 0 && (
        // Mounted with its part, so that no deferred text waits for the script.
        <Suspense fallback={null}>
          <OpenDomains parts={parts} />
        </Suspense>
      )}
      {isList ? (
        <Suspense fallback={null}>
          <AddList
            leftOutId={`${noteId}-mistake`}
            parts={parts}
            known={known}
            refusals={refusals}
            progress={add.progress}
            onAdd={(fresh, leftOut) => void send(fresh, leftOut.join('\n'))}
          />
        </Suspense>
      ) : (
        <ul className="ak-whitelist-manager-ways" aria-label={words.ways}>
          {addWays.map((each, index) => (
            <AddWayOption
              key={each}
              way={each}
              mistakeId={fitsNoWay && index === 0 ? `${noteId}-mistake` : undefined}
              typed={typed}
              known={known}
              refusals={refusals}
              isBusy={add.isBusy && way === each}
              isWaiting={add.isBusy && way !== each}
              onAdd={() => sendOne(each)}
            />
          ))}
        </ul>
      )}
      {hasFailed && (
        <AddFailures
          id={`${noteId}-failed`}
          add={add}
          onAdded={(next) => (next ? moveFocus(next) : finish())}
        />
      )}
    </div>
  );
}

interface AddWayOptionProps {
  way: AddWay;
  mistakeId: string | undefined;
  typed: string;
  known: ReadonlySet<string>;
  refusals: Refusals;
  isBusy: boolean;
  isWaiting: boolean;
  onAdd: () => void;
}

function AddWayOption({
  way,
  mistakeId,
  typed,
  known,
  refusals,
  isBusy,
  isWaiting,
  onAdd,
}: AddWayOptionProps) {
  const words = useMessages(whitelistMessages);
  const aboutId = useId();
  const entries = entriesFor(way, typed);
  const mistake = mistakeIn(way, typed);
  const reason = () => {
    if (isBusy) return undefined;
    if (isWaiting) return words.stillAdding;
    if (entries.length === 0) return words.nothingTyped;
    if (mistake === 'hasStar' || mistake === 'hasNoDot' || mistake === 'isNoDomain') return words[mistake];
    return entries.every((entry) => known.has(entry.toLowerCase())) ? words.allListed : undefined;
  };
  return (
    <li className="ak-whitelist-manager-way">
      <Button
        aria-describedby={aboutId}
        className="ak-whitelist-manager-way-button"
        isBusy={isBusy}
        disabledReason={reason()}
        onClick={onAdd}
      >
        {words[way]}
      </Button>
      <div id={aboutId} className="ak-whitelist-manager-about">
        {entries.length === 0 && <p className="ak-whitelist-manager-text">{words[`${way}About`]}</p>}
        {entries.map((entry) => (
          <p key={entry} className="ak-whitelist-manager-text">
            {words.stores} <UserText text={entry} className="ak-whitelist-manager-entry" />{' '}
            {known.has(entry.toLowerCase()) && (
              <span className="ak-whitelist-manager-listed">({words.listed})</span>
            )}
            <RefusedBefore why={refusals.get(entry)} />
          </p>
        ))}
        {mistake && (
          <p id={mistakeId} className="ak-whitelist-manager-doubt">
            {words[mistake]}
          </p>
        )}
      </div>
    </li>
  );
}
