import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export type FactType = 'string' | 'number' | 'Count' | 'string | null' | 'string | undefined';

/** The facts that a message names, in order. */
export type Facts = ReadonlyMap<string, FactType>;

export type Elements = readonly MessageFormatElement[];

const PLAIN_NUMBER = 'group-off';

export function parseMessage(text: string): Elements {
  const elements = parse(text, { ignoreTag: true, captureLocation: false });
  refuseOthers(elements);
  return elements;
}

function refuseOthers(elements: Elements): void {
  for (const element of elements) {
    if (element.type === TYPE.date || element.type === TYPE.time) {
      throw new Error(`{${element.value}} is a date. Dates arrive as text.`);
    }
    if (element.type === TYPE.plural && (element.pluralType === 'ordinal' || element.offset !== 0)) {
      throw new Error(`{${element.value}} has an ordinal or an offset, which nothing here compiles.`);
    }
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const { value } of Object.values(element.options)) refuseOthers(value);
    }
  }
}

/**
 * `{name}` is a string, `{id, number, ::group-off}` a number shown in plain digits, and `{count, number}` or a plural a
 * `Count`, which brings its text. Cases tell the type of a choice: digits, `null` or `undefined`.
 */
export function factsOf(elements: Elements): Facts {
  const facts = new Map<string, FactType>();
  const learn = (name: string, type: FactType) => {
    const known = facts.get(name);
    if (known === undefined || known === 'string' || type === 'number') facts.set(name, type);
  };
  const visit = (element: MessageFormatElement): void => {
    if (element.type === TYPE.argument) learn(element.value, 'string');
    if (element.type === TYPE.number) learn(element.value, isPlain(element.style) ? 'number' : 'Count');
    if (element.type === TYPE.plural) learn(element.value, 'Count');
    if (element.type === TYPE.select) learn(element.value, typeOfCases(Object.keys(element.options)));
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const { value } of Object.values(element.options)) value.forEach(visit);
    }
  };
  elements.forEach(visit);
  return facts;
}

type NumberStyle = Extract<MessageFormatElement, { type: TYPE.number }>['style'];

function isPlain(style: NumberStyle): boolean {
  return typeof style === 'object' && style?.tokens.some(({ stem }) => stem === PLAIN_NUMBER) === true;
}

function typeOfCases(cases: readonly string[]): FactType {
  const named = cases.filter((name) => name !== 'other');
  if (named.includes('null')) return 'string | null';
  if (named.includes('undefined')) return 'string | undefined';
  return named.length > 0 && named.every((name) => /^\d+$/.test(name)) ? 'number' : 'string';
}

/** The plural cases that a message uses: `one`, `other`, `=0`. */
export function pluralCasesOf(elements: Elements): Set<string> {
  const cases = new Set<string>();
  const visit = (element: MessageFormatElement): void => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return;
    for (const [name, { value }] of Object.entries(element.options)) {
      if (element.type === TYPE.plural) cases.add(name);
      value.forEach(visit);
    }
  };
  elements.forEach(visit);
  return cases;
}
