import { useId, useMemo, useRef, useState } from 'react';
import { announce } from '../../accessibility/announcer.ts';
import { focusUnlessTaken, hasFocusWithin } from '../../accessibility/focus.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useListText } from '../../messages/list-text.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { useAdminKit } from '../../provider/admin-kit-context.ts';
import { DraftNotice } from '../../provider/draft-notice.tsx';
import { useDraft } from '../../provider/use-draft.ts';
import { visibleText, withoutHiddenCharacters } from '../../text/visible-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { whitelistMessages } from './messages.ts';
import { type AddWay, addWays, entriesFor, lookAlikeOf, mistakeIn, suggestionsFor } from './rules.ts';
import type { AddEntries, EntryFailure } from './use-whitelist.ts';
import './add-entry.css';

interface AddEntryProps {
  id: string;
  entries: readonly string[];
  add: AddEntries;
}

/** Each way shows the stored entries before anything is sent. @spec B §5 */
export function AddEntry({ id, entries, add }: AddEntryProps) {
  const words = useMessages(whitelistMessages);
  const draft = useDraft(`whitelist.${id}`, { text: '' });
  const { text } = draft.fields;
  const part = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const sentText = useRef<string | null>(null);
  const [way, setWay] = useState<AddWay | null>(null);
  const known = useMemo(() => new Set(entries), [entries]);

  const moveFocus = (next: HTMLElement | null) => {
    if (part.current && hasFocusWithin(part.current)) next?.focus();
    else if (next) focusUnlessTaken(next);
  };
  const finish = () => {
    // Another text may have been typed before Retry.
    if (text === sentText.current) draft.discard();
    moveFocus(field.current);
  };
  const take = (suggestion: string) => {
    draft.change({ text: suggestion });
    announce(words.announceUsed({ entry: visibleText(suggestion) }));
    field.current?.focus();
  };
  const send = async (chosen: AddWay) => {
    const run = add.run(entriesFor(chosen, text).filter((entry) => !known.has(entry)));
    setWay((current) => current ?? chosen);
    const failed = await run;
    if (failed === null) return;
    sentText.current = text;
    setWay(null);
    if (failed.length === 0) finish();
  };

  return (
    <div ref={part} className="ak-whitelist-manager-add">
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
      {add.failures.length > 0 && (
        <AddFailures add={add} onAdded={(next) => (next ? moveFocus(next) : finish())} />
      )}
    </div>
  );
}

interface EntryNotesProps {
  typed: string;
  isBusy: boolean;
  onUse: (suggestion: string) => void;
}

function EntryNotes({ typed, isBusy, onUse }: EntryNotesProps) {
  const words = useMessages(whitelistMessages);
  const { locale } = useAdminKit().appearance;
  const inList = useListText();
  const format = useNumberFormat();
  const suggestions = isBusy ? [] : suggestionsFor(typed);
  const lookAlike = lookAlikeOf(typed);
  const hiddenCount = [...typed].length - [...withoutHiddenCharacters(typed)].length;
  return (
    <>
      <div role="status" className="ak-whitelist-manager-notes">
        {hiddenCount > 0 && (
          <p className="ak-whitelist-manager-text">
            {hiddenCount === 1 ? words.invisibleOne : words.invisible({ count: format(hiddenCount) })}
          </p>
        )}
        {lookAlike && (
          <Alert tone="warning">
            {words.mixesScripts({
              scripts: inList(scriptNames(lookAlike.scripts, locale)),
              punycode: lookAlike.punycode,
            })}
          </Alert>
        )}
      </div>
      {suggestions.length > 0 && (
        <fieldset className="ak-whitelist-manager-meant">
          <legend className="ak-whitelist-manager-meant-title">{words.meant}</legend>
          {suggestions.map((suggestion) => (
            <Button key={suggestion} size="small" onClick={() => onUse(suggestion)}>
              {words.use({ entry: visibleText(suggestion) })}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}

function scriptNames(scripts: readonly string[], locale: string): string[] {
  const names = new Intl.DisplayNames(locale, { type: 'script' });
  return scripts.map((script) => names.of(script) ?? script);
}

interface AddWayOptionProps {
  way: AddWay;
  typed: string;
  known: ReadonlySet<string>;
  isBusy: boolean;
  isWaiting: boolean;
  onAdd: () => void;
}

function AddWayOption({ way, typed, known, isBusy, isWaiting, onAdd }: AddWayOptionProps) {
  const words = useMessages(whitelistMessages);
  const aboutId = useId();
  const entries = entriesFor(way, typed);
  const mistake = mistakeIn(way, typed);
  const reason = () => {
    if (isBusy) return undefined;
    if (isWaiting) return words.stillAdding;
    if (entries.length === 0) return words.nothingTyped;
    return entries.every((entry) => known.has(entry)) ? words.allListed : undefined;
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
            {known.has(entry) && <span className="ak-whitelist-manager-listed">({words.listed})</span>}
          </p>
        ))}
        {mistake && <p className="ak-whitelist-manager-doubt">{words[mistake]}</p>}
      </div>
    </li>
  );
}

interface AddFailuresProps {
  add: AddEntries;
  onAdded: (next: HTMLButtonElement | null) => void;
}

/** @spec B §8 */
function AddFailures({ add, onAdded }: AddFailuresProps) {
  const words = useMessages(whitelistMessages);
  const errorText = useErrorText();
  const unknownCount = add.failures.filter(({ error }) => error?.mayHaveBeenApplied).length;
  const title =
    unknownCount === 0
      ? words.notAdded
      : unknownCount === add.failures.length
        ? words.maybeAdded
        : words.notOrMaybeAdded;
  const retry = async ({ entry }: EntryFailure, button: HTMLButtonElement) => {
    const row = button.closest('li');
    const other = row?.nextElementSibling ?? row?.previousElementSibling;
    if (await add.retry(entry)) onAdded(other?.querySelector('button') ?? null);
  };
  return (
    <Alert tone="danger" isInterrupting title={title} onDismiss={add.dismissFailures}>
      <ul className="ak-whitelist-manager-failures">
        {add.failures.map((failure) => (
          <li key={failure.entry} className="ak-whitelist-manager-failure">
            <span className="ak-whitelist-manager-failure-text">
              <UserText text={failure.entry} className="ak-whitelist-manager-entry" />{' '}
              {words.addFailed({ why: errorText(failure.error) })}
            </span>
            <Button
              size="small"
              aria-label={words.retryOf({ entry: visibleText(failure.entry) })}
              isBusy={add.isBusyWith(failure.entry)}
              disabledReason={add.isBusy && !add.isBusyWith(failure.entry) ? words.stillAdding : undefined}
              onClick={({ currentTarget }) => void retry(failure, currentTarget)}
            >
              {words.retry}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
