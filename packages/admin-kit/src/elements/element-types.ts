import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { AdminKitProviderProps } from '../provider/admin-kit-provider.tsx';
import type { AdminAction, AdminEvent } from '../provider/events.ts';
import type { AdminScreenEventMap, AdminScreenTagNameMap } from './screen-types.gen.ts';

/** What `<AdminKitProvider>` takes. Callbacks are called besides the events that elements dispatch. */
export type AdminKitConfiguration = Omit<AdminKitProviderProps, 'children'>;

// Every property but `configuration` stands in an attribute of the same name, `projectId` in `project-id`; null is no
// attribute.

/**
 * `<ak-admin-kit>`: gives every screen below it, in shadow roots too, the client, the session and the host's choices. Its
 * own properties and its `dir` count before those of the configuration.
 */
export interface AdminKitElement extends HTMLElement {
  /** Screens show themselves once there is one. A new object replaces the former one as a whole. @default null */
  configuration: AdminKitConfiguration | null;
  theme: 'light' | 'dark' | 'system' | null;
  density: 'comfortable' | 'compact' | null;
  locale: string | null;
  timeZone: string | null;
}

export interface AdminElementTagNameMap extends AdminScreenTagNameMap {
  'ak-admin-kit': AdminKitElement;
}

/** Every one bubbles and leaves shadow roots. */
export interface AdminElementEventMap extends AdminScreenEventMap {
  /** As `onEvent`: every load, action and crash, dispatched by the screen it happened in. */
  'ak-event': CustomEvent<AdminEvent>;
  /** Before every write; `preventDefault()` stops it before anything is sent. For an answer that takes time: `beforeAction`. */
  'ak-before-action': CustomEvent<AdminAction>;
  /** A screen leads elsewhere by itself; `preventDefault()` leaves that to the host. Not with a `navigate` of the configuration. */
  'ak-navigate': CustomEvent<{ href: string }>;
  /** The server ended the session. Once for each session given, dispatched by `<ak-admin-kit>`. */
  'ak-session-expired': CustomEvent<null>;
}

declare global {
  interface HTMLElementTagNameMap extends AdminElementTagNameMap {}
  interface HTMLElementEventMap extends AdminElementEventMap {}
  // What bubbles and leaves shadow roots is heard on each of these too.
  interface ShadowRootEventMap extends AdminElementEventMap {}
  interface DocumentEventMap extends AdminElementEventMap {}
  interface WindowEventMap extends AdminElementEventMap {}
}

type AttributeName<Property extends string> = Property extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${AttributeName<Rest>}`
  : Property;

/** React leaves an attribute out where it is false, and then the screen decides. */
type AttributeValue<Value> = Value extends boolean ? true | 'true' | 'false' : Exclude<Value, null>;

/**
 * What an element takes in JSX. Attributes, which are there before the element is defined and in the HTML of a server;
 * the `configuration` is no attribute: give it by a `ref`.
 */
export type AdminElementAttributes<Tag extends keyof AdminElementTagNameMap> = DetailedHTMLProps<
  HTMLAttributes<AdminElementTagNameMap[Tag]>,
  AdminElementTagNameMap[Tag]
> & {
  [Name in Exclude<
    keyof AdminElementTagNameMap[Tag] & string,
    keyof HTMLElement | 'configuration'
  > as AttributeName<Name>]?: AttributeValue<AdminElementTagNameMap[Tag][Name]> | undefined;
} & {
  [Name in keyof AdminElementEventMap as `on${Name}`]?:
    | ((event: AdminElementEventMap[Name]) => void)
    | undefined;
};

type AdminElements = { [Tag in keyof AdminElementTagNameMap]: AdminElementAttributes<Tag> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends AdminElements {}
  }
}
