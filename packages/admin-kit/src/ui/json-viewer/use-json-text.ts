import { useEffect, useMemo, useState } from 'react';
import { runUrgently } from '../../browser/run-urgently.ts';
import { runToEnd } from '../../browser/steps.ts';
import { JsonFolding } from './json-folding.ts';
import { JsonOutline, outlineJson } from './json-outline.ts';
import { redactText } from './secrets.ts';

const SHORT_LENGTH = 50_000;
const PIECE_LENGTH = 65_536;

export type JsonReading =
  | { readonly status: 'empty' }
  | { readonly status: 'reading'; readonly share: number }
  | { readonly status: 'ready'; readonly folding: JsonFolding }
  | {
      readonly status: 'broken';
      readonly faultAt: number;
      readonly shownText: string;
      readonly wholeText: string | Promise<string>;
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
      onStep: (step) => setLong((known) => (known?.reading === step ? known : { text, reading: step })),
      onEnd: (result) => setLong({ text, reading: result }),
    });
  }, [text, isShort, isEmpty]);
  if (isEmpty) return { status: 'empty' };
  return atOnce ?? (long?.text === text ? long.reading : reading);
}

function* readJson(text: string): Generator<JsonReading, JsonReading> {
  const work = outlineJson(text);
  let step = work.next();
  for (; !step.done; step = work.next()) yield { status: 'reading', share: step.value / text.length };
  if (step.value instanceof JsonOutline) {
    const folding = JsonFolding.atFirst(step.value);
    let rows = folding.next();
    for (; !rows.done; rows = folding.next()) yield { status: 'reading', share: 1 };
    return { status: 'ready', folding: rows.value };
  }
  const { faultAt } = step.value;
  let resolve: (text: string) => void = () => {};
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  const pieces: string[] = [];
  let first: JsonReading | undefined;
  for (let from = 0; from < text.length; ) {
    const to = pieceEnd(text, from);
    pieces.push(redactText(text.slice(from, to)));
    from = to;
    first ??= { status: 'broken', faultAt, shownText: pieces.join(''), wholeText: promise };
    if (to < text.length) yield first;
  }
  const shownText = pieces.join('');
  resolve(shownText);
  return { status: 'broken', faultAt, shownText, wholeText: shownText };
}

/** Keeps a key and its value together. */
function pieceEnd(text: string, from: number): number {
  const furthest = from + PIECE_LENGTH;
  if (furthest >= text.length) return text.length;
  const mark = Math.max(text.lastIndexOf(',', furthest), text.lastIndexOf('\n', furthest));
  return mark > from + PIECE_LENGTH / 2 ? mark + 1 : furthest;
}
