import type { FunctionComponent } from 'react';
import type { PropertyKind } from './element-properties.ts';
import type { AdminElementEventMap } from './element-types.ts';

type OwnName<Screen extends HTMLElement> = Exclude<keyof Screen, keyof HTMLElement>;

export type ScreenView<Screen extends HTMLElement> = FunctionComponent<
  Readonly<Pick<Screen, OwnName<Screen>>> & { readonly element: Screen }
>;

export interface AnyScreenDefinition {
  readonly properties: Readonly<Record<string, PropertyKind<unknown>>>;
  load(): Promise<{ readonly default: FunctionComponent<never> }>;
}

export interface ScreenDefinition<Screen extends HTMLElement> {
  readonly properties: { readonly [Name in OwnName<Screen>]: PropertyKind<Screen[Name]> };
  load(): Promise<{ readonly default: ScreenView<Screen> }>;
}

export function dispatchElementEvent<Name extends keyof AdminElementEventMap>(
  element: HTMLElement,
  name: Name,
  detail: AdminElementEventMap[Name]['detail'],
): boolean {
  const cancelable = name === 'ak-before-action' || name === 'ak-navigate';
  return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}

export function dispatchCrash(element: HTMLElement, error: unknown): void {
  dispatchElementEvent(element, 'ak-event', {
    type: 'crash',
    at: Date.now(),
    screen: element.localName,
    message: error instanceof Error ? error.message : String(error),
  });
}
