import { useCallback } from 'react';
import type { ActionValue } from '../../context/events.ts';
import { useErrorText } from '../../messages/error-text.ts';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import type { ActivityEntry, ActivityTarget } from './activity-entry.ts';
import { activityMessages } from './messages.ts';

export interface EntryTexts extends Record<string, string | null> {
  /** What kind of thing was done. */
  readonly title: string;
  /** What was done, with `{name}`, `{place}` and `{after}` for these texts. null: only the title says it. */
  readonly template: string | null;
  readonly sentence: string | null;
  readonly operation: string | null;
  readonly label: string | null;
  readonly target: string | null;
  readonly place: string | null;
  readonly outcome: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string | null;
  readonly message: string | null;
  readonly checked: string | null;
  readonly status: string | null;
}

const spaced = (name: string) => name.replaceAll('-', ' ');

/** What has no title is an action of the host's own. */
const madeTitle = (name: string) =>
  spaced(name)
    .replaceAll('.', ': ')
    .replace(/^./, (first) => first.toUpperCase());

export function useEntryTexts(): (entry: ActivityEntry) => EntryTexts {
  const words = useMessages(activityMessages);
  const errorText = useErrorText();
  const format = useNumberFormat();
  return useCallback(
    (entry) => {
      const { kind, name, target, place, outcome, status, reason, change, wasChecked } = entry;
      const title = words.action({ name });
      const titles = {
        action: title === name ? madeTitle(name) : title,
        load: words.load,
        crash: words.crash({ screen: spaced(name) }),
      };
      const valueText = (value: ActionValue) => {
        if (value === null || value === '') return words.nothing;
        if (typeof value === 'boolean') return value ? words.on : words.off;
        return typeof value === 'number' ? format(value) : value;
      };
      const targetText = ({ kind: thing, id }: ActivityTarget) => {
        const named = { name: spaced(thing) };
        return id === 'new' ? words.newKind(named) : words.target({ kind: words.kind(named), id });
      };
      const placeText = place ? (place.label ?? targetText(place)) : null;
      const after = change && valueText(change.after);
      const messageText = () => {
        if (wasChecked) return null;
        if (entry.message === null) return outcome === 'vetoed' ? words.vetoedText : null;
        const { failureKind, message } = entry;
        if (!failureKind) return message;
        const mayHaveBeenApplied = outcome === 'unknown';
        const text: unknown = errorText({ kind: failureKind, status, serverText: null, mayHaveBeenApplied });
        // A kept entry may have a kind that only another version knows.
        return typeof text === 'string' ? text : message;
      };
      const facts = { name: target?.label ?? null, place: placeText, after };
      const templateOf = () => {
        if (kind !== 'action' || outcome !== 'succeeded') return null;
        const state = typeof change?.after === 'boolean' ? (change.after ? ' on' : ' off') : '';
        const done = words.done({ name: name + state });
        return done !== '' && namesIn(done).every((fact) => facts[fact] !== null) ? done : null;
      };
      const template = templateOf();
      return {
        title: titles[kind],
        template,
        sentence:
          template === null
            ? outcome === 'succeeded'
              ? (entry.text ?? null)
              : null
            : template.replace(FACT, (_, fact: Fact) => facts[fact] ?? ''),
        operation: kind === 'load' ? name : null,
        label: target?.label ?? null,
        target: target && target.label !== target.id ? targetText(target) : null,
        place: placeText,
        outcome: words[outcome],
        before: change && valueText(change.before),
        after,
        reason,
        message: messageText(),
        checked: wasChecked ? (outcome === 'succeeded' ? words.wasMade : words.wasNotMade) : null,
        status: status === null ? null : words.status({ status: String(status) }),
      };
    },
    [words, errorText, format],
  );
}

export type Fact = 'name' | 'place' | 'after';

export const FACT = /\{(name|place|after)\}/g;

const namesIn = (template: string) => [...template.matchAll(FACT)].map(([, fact]) => fact as Fact);
