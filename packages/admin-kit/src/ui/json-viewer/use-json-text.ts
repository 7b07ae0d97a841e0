import { useEffect, useMemo, useState } from 'react';
import { runToEnd, runUrgently } from '../../browser/idle.ts';
import { JsonOutline, outlineJson } from './json-outline.ts';
import { redactText } from './secrets.ts';

const SHORT_LENGTH = 50_000;
const PIECE_LENGTH = 65_536;

export type JsonReading =
  | { readonly status: 'empty' }
  | { readonly status: 'reading'; readonly share: number }
  | { readonly status: 'ready'; readonly outline: JsonOutline }
  | {
      readonly status: 'broken';
      readonly faultAt: number;
      readonly shownText: string;
    };

const reading: JsonReading = { status: 'reading', share: 0 };

export function useJsonText(text: string): JsonReading {
  const isEmpty = text.trim() === '';
  const isShort = text.length <= SHORT_LENGTH;
  const atOnce = useMemo(
    () => (isShort && !isEmpty ? runToEnd(readJson(text)) : null),
    [text, isShort, isEmpty],
  );
  const [long, setLong] = useState<{ text: string; reading: JsonReading } | null>(null);
  useEffect(() => {
    if (isShort || isEmpty) return;
    return runUrgently(readJson(text), {
      onStep: (share) => setLong({ text, reading: { status: 'reading', share } }),
      onEnd: (result) => setLong({ text, reading: result }),
    });
  }, [text, isShort, isEmpty]);
  if (isEmpty) return { status: 'empty' };
  return atOnce ?? (long?.text === text ? long.reading : reading);
}

function* readJson(text: string): Generator<number, JsonReading> {
  const work = outlineJson(text);
  let step = work.next();
  for (; !step.done; step = work.next()) yield step.value / text.length;
  if (step.value instanceof JsonOutline) return { status: 'ready', outline: step.value };
  const pieces: string[] = [];
  for (let from = 0; from < text.length; ) {
    const to = pieceEnd(text, from);
    pieces.push(redactText(text.slice(from, to)));
    from = to;
    yield from / text.length;
  }
  return { status: 'broken', faultAt: step.value.faultAt, shownText: pieces.join('') };
}

/** Keeps a key and its value together. */
function pieceEnd(text: string, from: number): number {
  const furthest = from + PIECE_LENGTH;
  if (furthest >= text.length) return text.length;
  const mark = Math.max(text.lastIndexOf(',', furthest), text.lastIndexOf('\n', furthest));
  return mark > from + PIECE_LENGTH / 2 ? mark + 1 : furthest;
}
