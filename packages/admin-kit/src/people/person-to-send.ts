import { useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../browser/idle.ts';
import { withoutHiddenCharacters } from '../text/visible-text.ts';
import { isAddressAlone } from './address-alone.ts';
import type { FieldPerson } from './person-field.ts';

type Reader = typeof import('./person-field.ts')['readFieldPerson'];

const PLAIN_NAME = /^[a-z\d](?:[\w.-]*[a-z\d])?$/i;

let reader: Reader | null = null;
const listeners = new Set<() => void>();

async function loadReader(): Promise<Reader> {
  reader = (await import('./person-field.ts')).readFieldPerson;
  for (const tell of listeners) tell();
  return reader;
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

const currentReader = () => reader;

/** Most people type a name or an address alone, which needs no reader. null: the text needs it. */
export function readPlainPerson(text: string): FieldPerson | null {
  const name = text.trim();
  if (withoutHiddenCharacters(name).trim() === '') return { kind: 'none' };
  if (!PLAIN_NAME.test(name) && !isAddressAlone(name)) return null;
  return { kind: 'one', name, isChanged: false, removed: [], hadHiddenCharacters: false };
}

/** The reader loads when the page is idle, and with each text that needs it if it is still missing. */
export function useFieldPerson(text: string): FieldPerson | { readonly kind: 'waiting' | 'lost' } {
  const read = useSyncExternalStore(subscribe, currentReader, currentReader);
  const [isLost, setLost] = useState(false);
  const person = readPlainPerson(text) ?? read?.(text);
  const unread = person === undefined ? text : null;
  useEffect(() => whenIdle(() => void loadReader().catch(() => {})), []);
  useEffect(() => {
    if (unread !== null) loadReader().catch(() => setLost(true));
  }, [unread]);
  return person ?? { kind: isLost ? 'lost' : 'waiting' };
}

const nameOf = (person: FieldPerson) =>
  person.kind === 'several' ? null : person.kind === 'none' ? '' : person.name;

/** `inputOf` gets '' for nobody, and null where the text names several or its reader is lost. Never rejects. */
export function personToSend<Input>(
  text: string,
  inputOf: (person: string | null) => Input,
): Input | Promise<Input> {
  const person = readPlainPerson(text) ?? reader?.(text);
  if (person) return inputOf(nameOf(person));
  return loadReader().then(
    (read) => inputOf(nameOf(read(text))),
    () => inputOf(null),
  );
}
