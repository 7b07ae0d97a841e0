import { cutGraphemes } from '../../text/cut-graphemes.ts';
import type { JsonNode, JsonOutline } from './json-outline.ts';
import { decodeString, stringEnd } from './json-scan.ts';
import { HIDDEN_TEXT, redactText } from './secrets.ts';

const ROW_CHARACTERS = 200;

export function keyOf(outline: JsonOutline, node: JsonNode): string | null {
  const from = outline.keyStart(node);
  return from < 0 ? null : decodeString(outline.text.slice(from, stringEnd(outline.text, from)));
}

export function rawText(outline: JsonOutline, node: JsonNode): string {
  if (outline.isHidden(node)) return HIDDEN_TEXT;
  const raw = outline.text.slice(outline.start(node), outline.end(node));
  return outline.isRedacted(node) ? JSON.stringify(redactText(decodeString(raw))) : raw;
}

export function rowText(outline: JsonOutline, node: JsonNode): { text: string; isCut: boolean } {
  return cutGraphemes(rawText(outline, node), ROW_CHARACTERS);
}

const SECRETS_PER_STEP = 200;
const VALUES_PER_STEP = 10_000;

export function* copyText(outline: JsonOutline, node: JsonNode): Generator<void, string> {
  if (outline.isHidden(node)) return HIDDEN_TEXT;
  if (outline.kind(node) === 'string') return decodeString(rawText(outline, node));
  const parts: string[] = [];
  let copied = outline.start(node);
  for (let inside = node + 1, steps = 1; inside < outline.next(node); steps++) {
    const isKeptBack = outline.isHidden(inside);
    if (isKeptBack || outline.isRedacted(inside)) {
      parts.push(outline.text.slice(copied, outline.start(inside)));
      parts.push(isKeptBack ? JSON.stringify(HIDDEN_TEXT) : rawText(outline, inside));
      copied = outline.end(inside);
      if (parts.length % SECRETS_PER_STEP === 0) yield;
    }
    if (steps % VALUES_PER_STEP === 0) yield;
    inside = isKeptBack ? outline.next(inside) : inside + 1;
  }
  parts.push(outline.text.slice(copied, outline.end(node)));
  return parts.join('');
}

export function pathOf(outline: JsonOutline, node: JsonNode, most = Number.POSITIVE_INFINITY): string {
  const steps: string[] = [];
  let at = node;
  for (; outline.parent(at) >= 0 && steps.length < most; at = outline.parent(at)) {
    const key = keyOf(outline, at);
    if (key === null) steps.push(`[${outline.position(at)}]`);
    else steps.push(/^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`);
  }
  return `${outline.parent(at) < 0 ? '$' : '…'}${steps.reverse().join('')}`;
}
