import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Elements, Facts, FactType } from './message-facts.ts';

/** A character of text, or an expression. */
type Atom = string | { readonly code: string; readonly isText?: boolean };

/** How the code of a message reads its facts, whose types are those of the English one. */
interface Scope {
  readonly facts: Facts;
  /** A message whose only fact is a `Count` takes the count itself. */
  readonly isCount: boolean;
  readonly language: string;
}

/** The function of a message, or its text. `facts` are those of the English message, also in a translation. */
export function messageCode(elements: Elements, facts: Facts, language: string): string {
  const scope: Scope = { facts, isCount: isOnlyCount(facts), language };
  const body = textCode(atomsOf(elements, scope));
  return facts.size === 0 ? body : functionCode(scope, body);
}

/** The text of each name, and `other` for the rest. What `other` says anyway needs no entry. */
export function tableCode(entries: ReadonlyMap<string, string>, other: Elements, language: string): string {
  const scope: Scope = { facts: new Map([['name', 'string']]), isCount: false, language };
  const rest = atomsOf(other, scope);
  const restOf = (name: string) => rest.map((atom) => (typeof atom === 'string' ? atom : name)).join('');
  const needed = [...entries].filter(([name, text]) => text !== restOf(name));
  return functionCode(scope, lookup(needed.map(pairCode), 'string', 'facts.name', textCode(rest)));
}

const pairCode = ([name, text]: readonly [string, string]): [string, string] => [quoted(name), quoted(text)];

function isOnlyCount(facts: Facts): boolean {
  return facts.size === 1 && [...facts.values()][0] === 'Count';
}

/** The types of a translation come from the English message. */
function functionCode({ facts, isCount, language }: Scope, body: string): string {
  const isTyped = language === 'en';
  const name = isCount ? 'count' : 'facts';
  if (!new RegExp(`\\b${name}\\b`).test(body) && !isTyped) return `() => ${body}`;
  return `(${isTyped ? `${name}: ${typeOf(facts)}` : name}) => ${body}`;
}

/** What a message takes. */
export function typeOf(facts: Facts): string {
  const fields = [...facts].map(([fact, type]) => `${fact}: ${type}`);
  return isOnlyCount(facts) ? 'Count' : `{ ${fields.join('; ')} }`;
}

const factCode = (name: string, { isCount }: Scope) => (isCount ? 'count' : `facts.${name}`);

function shown(name: string, scope: Scope): Atom {
  const value = factCode(name, scope);
  const type = scope.facts.get(name);
  return { code: type === 'Count' ? `${value}.text` : value, isText: type !== 'number' };
}

function atomsOf(elements: Elements, scope: Scope, counted?: string): Atom[] {
  return elements.flatMap((element): Atom[] => atomsOfOne(element, scope, counted));
}

function atomsOfOne(element: MessageFormatElement, scope: Scope, counted: string | undefined): Atom[] {
  switch (element.type) {
    case TYPE.literal:
      return [...element.value];
    case TYPE.argument:
    case TYPE.number:
      return [shown(element.value, scope)];
    case TYPE.pound:
      return counted === undefined ? ['#'] : [shown(counted, scope)];
    case TYPE.plural:
      return choice(
        element.options,
        (name) => atomsOf(name, scope, element.value),
        (cases, other) => pluralCode(element.value, cases, other, scope),
      );
    case TYPE.select:
      return choice(
        element.options,
        (name) => atomsOf(name, scope, counted),
        (cases, other) => selectCode(element.value, cases, other, scope),
      );
    default:
      throw new Error('This kind of placeholder is not compiled.');
  }
}

type Cases = readonly (readonly [name: string, code: string])[];

/** What all cases begin and end with is outside of the choice, so that whole sentences in each case cost nothing. */
function choice(
  options: Readonly<Record<string, { readonly value: Elements }>>,
  atoms: (value: Elements) => Atom[],
  code: (cases: Cases, other: string) => string,
): Atom[] {
  const names = Object.keys(options);
  const branches = names.map((name) => atoms(options[name]?.value ?? []));
  const [first = []] = branches;
  const shortest = Math.min(...branches.map(({ length }) => length));
  const sameFrom = (position: (length: number) => number) =>
    branches.every((branch) => isSame(branch.at(position(branch.length)), first.at(position(first.length))));
  let start = 0;
  while (start < shortest && sameFrom(() => start)) start += 1;
  let end = 0;
  while (end < shortest - start && sameFrom((length) => length - 1 - end)) end += 1;
  const inner = branches.map((branch) => textCode(branch.slice(start, branch.length - end)));
  const other = inner[names.indexOf('other')] ?? "''";
  const cases = names.flatMap((name, index) => {
    const own = inner[index] ?? '';
    return own === other ? [] : [[name, own] as const];
  });
  const chosen: Atom[] =
    cases.length > 0 ? [{ code: code(cases, other) }] : first.slice(start, first.length - end);
  return [...first.slice(0, start), ...chosen, ...first.slice(first.length - end)];
}

function isSame(one: Atom | undefined, other: Atom | undefined): boolean {
  if (typeof one === 'object' && typeof other === 'object') return one.code === other.code;
  return one === other;
}

function pluralCode(name: string, cases: Cases, other: string, scope: Scope): string {
  const value = factCode(name, scope);
  const isNumber = scope.facts.get(name) === 'number';
  const numbered = numberedCases(cases, scope.language);
  const exact = numbered.filter(([key]) => key.startsWith('='));
  const forms = numbered.filter(([key]) => !key.startsWith('='));
  const listed = [...forms, ['other', other] as const].map(([key, code]) => `${key}: ${code}`);
  const counted = isNumber ? `{ value: ${value} }` : value;
  const rest = forms.length > 0 ? `plural(${counted}, { ${listed.join(', ')} })` : other;
  const number = isNumber ? value : `${value}.value`;
  return exact.reduceRight(
    (otherwise, [key, code]) => `(${number} === ${key.slice(1)} ? ${code} : ${otherwise})`,
    rest,
  );
}

/** In many languages `one` is the number 1 and nothing else, which needs no plural rules at run time. */
function numberedCases(cases: Cases, language: string): Cases {
  const isOnlyOne = cases.every(([key]) => key === 'one' || key.startsWith('='));
  if (!isOnlyOne || !isOneAlone(language)) return cases;
  return cases.map(([key, code]) => [key === 'one' ? '=1' : key, code]);
}

const NUMBERS = [...Array(1000).keys(), 0.1, 0.5, 1.1, 1.5, 1_000_000];

function isOneAlone(language: string): boolean {
  const rules = new Intl.PluralRules(language);
  return NUMBERS.every((number) => (rules.select(number) === 'one') === (number === 1));
}

const MOST_CONDITIONS = 3;

function selectCode(name: string, cases: Cases, other: string, scope: Scope): string {
  const value = factCode(name, scope);
  const type = scope.facts.get(name) ?? 'string';
  if (type === 'number' && cases.length > MOST_CONDITIONS) return `(${lookup(cases, type, value, other)})`;
  const caseCode = (key: string) =>
    type === 'number' || ['null', 'undefined'].includes(key) ? key : quoted(key);
  return cases.reduceRight(
    (otherwise, [key, code]) => `(${value} === ${caseCode(key)} ? ${code} : ${otherwise})`,
    other,
  );
}

function lookup(cases: Cases, type: FactType, value: string, other: string): string {
  if (cases.length === 0) return other;
  const entries = cases.map(([key, code]) => `${key}: ${code}`);
  return `({ ${entries.join(', ')} } as Readonly<Record<${type}, string>>)[${value}] ?? ${other}`;
}

function textCode(atoms: readonly Atom[]): string {
  const [first] = atoms;
  if (atoms.length === 1 && typeof first === 'object' && first.isText) return first.code;
  if (atoms.every((atom) => typeof atom === 'string')) return quoted(atoms.join(''));
  const parts = atoms.map((atom) =>
    typeof atom === 'string' ? atom.replace(/[`\\$]/, '\\$&').replace('\n', '\\n') : `\${${atom.code}}`,
  );
  return `\`${parts.join('')}\``;
}

const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`;
