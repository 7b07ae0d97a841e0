import { type Context, createContext } from 'react';

/** The first number of the version in `package.json`. */
export const MAJOR = '0';

type Contexts = Record<string, unknown>;

const page = globalThis as { [key: symbol]: Record<string, Map<unknown, Contexts>> | undefined };
const NAME = Symbol.for('@timemap/admin-kit');
page[NAME] ??= {};
const versions = page[NAME];
versions[MAJOR] ??= new Map();
const ofReact = versions[MAJOR];

/**
 * The provider may be in another bundle than the screen, as with Module Federation, and each has its own copy of the kit. They
 * find each other on the page, except that another copy of React has its own contexts.
 */
export function sharedContext<Value>(name: string, initial: Value): Context<Value> {
  const contexts = ofReact.get(createContext) ?? {};
  ofReact.set(createContext, contexts);
  contexts[name] ??= createContext(initial);
  return contexts[name] as Context<Value>;
}

export function otherMajors(): string[] {
  return Object.keys(versions).filter((major) => major !== MAJOR);
}
