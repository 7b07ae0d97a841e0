import type { FunctionComponent } from 'react';
import type { PropertyKind } from './element-properties.ts';
import type { AdminElementEventMap } from './element-types.ts';

type OwnName<Screen extends HTMLElement> = Exclude<keyof Screen, keyof HTMLElement>;

/** What an element shows; its props are the element's own properties, as they are now. */
export type ScreenView<Screen extends HTMLElement> = FunctionComponent<
  Readonly<Pick<Screen, OwnName<Screen>>> & { readonly element: Screen }
>;

/** Any element in the table, whichever it is. */
export interface AnyScreenDefinition {
  readonly properties: Readonly<Record<string, PropertyKind<unknown>>>;
  load(): Promise<{ readonly default: FunctionComponent<never> }>;
}

/** An element in the table of all. */
export interface ScreenDefinition<Screen extends HTMLElement> {
  readonly properties: { readonly [Name in OwnName<Screen>]: PropertyKind<Screen[Name]> };
  /** The code of the screen, when the first element of this kind is shown. */
  load(): Promise<{ readonly default: ScreenView<Screen> }>;
}

/** Dispatches an event that hosts hear outside of shadow roots too. @returns whether nobody prevented what follows */
export function dispatchElementEvent<Name extends keyof AdminElementEventMap>(
  element: HTMLElement,
  name: Name,
  detail: AdminElementEventMap[Name]['detail'],
): boolean {
  const cancelable = name === 'ak-before-action' || name === 'ak-navigate';
  return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}
