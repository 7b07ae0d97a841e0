import { type Context, createContext } from 'react';

/** The first number of the version in `package.json`. */
export const MAJOR = '0';

type Values = Record<string, unknown>;

const page = globalThis as { [key: symbol]: Record<string, Map<unknown, Values>> | undefined };
const NAME = Symbol.for('@timemap/admin-kit');
page[NAME] ??= {};
const versions = page[NAME];
versions[MAJOR] ??= new Map();
const ofReact = versions[MAJOR];

/**
 * The provider may be in another bundle than the screen, as with Module Federation, and each has its own copy of the kit. They
 * find each other on the page, except that another copy of React has its own.
 */
export function sharedOnPage<Value>(name: string, make: () => Value): Value {
  const values = ofReact.get(createContext) ?? {};
  ofReact.set(createContext, values);
  values[name] ??= make();
  return values[name] as Value;
}

export function sharedContext<Value>(name: string, initial: Value): Context<Value> {
  return sharedOnPage(name, () => createContext(initial));
}

export function otherMajors(): string[] {
  return Object.keys(versions).filter((major) => major !== MAJOR);
}
