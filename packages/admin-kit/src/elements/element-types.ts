import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { AdminAction, AdminEvent } from '../context/events.ts';
import type { AdminKitProviderProps } from '../provider/admin-kit-provider.tsx';
import type { DataTableColumn } from '../ui/data-table/data-table-column.ts';
import type { TableSlots } from '../ui/slot/screen-slots.ts';
import type { AdminScreenEventMap, AdminScreenTagNameMap } from './screen-types.gen.ts';

/** The props of `<AdminKitProvider>`. Callbacks are called in addition to the elements' events. */
export type AdminKitConfiguration = Omit<AdminKitProviderProps, 'children'>;

// Every property but `configuration` reflects an attribute: `projectId` is `project-id`, null is no attribute.

/**
 * `<ak-admin-kit>` provides the client, the session and the host's options to every screen below it, also in shadow
 * roots. Its own properties and `dir` override those of the configuration.
 */
export interface AdminKitElement extends HTMLElement {
  /** Screens render once it is set. A new object replaces the previous one completely. @default null */
  configuration: AdminKitConfiguration | null;
  theme: 'light' | 'dark' | 'system' | null;
  density: 'comfortable' | 'compact' | null;
  locale: string | null;
  timeZone: string | null;
}

/** A node or a text. null shows nothing. */
export type ElementContent = Node | string | null;

/** What a host adds to one table of an element. */
export interface ElementTableSlots
  extends Omit<TableSlots<never>, 'columns' | 'bulkActions' | 'actions' | 'emptyState'> {
  readonly columns?: readonly (Omit<DataTableColumn<never>, 'cell'> & {
    readonly cell?: (row: never) => ElementContent;
  })[];
  readonly bulkActions?: (rows: readonly never[]) => ElementContent;
  readonly actions?: ElementContent;
  readonly emptyState?: ElementContent;
}

/** What a host adds to the rows of one list of an element. */
export interface ElementListSlots {
  readonly rowContent?: (row: never, tabIndex: 0 | -1) => ElementContent;
  readonly bulkActions?: (rows: readonly never[]) => ElementContent;
}

/**
 * What a host adds to a screen, replaces in it and hides, as `slots` of the component. Children with a `slot` do the
 * same: `header-actions`, `users.actions` and `users.empty-state` for a table, or the name of what they replace. A
 * `hidden` child hides it.
 */
export interface ElementSlots {
  readonly headerActions?: ElementContent;
  readonly tables?: Readonly<Record<string, ElementTableSlots>>;
  readonly lists?: Readonly<Record<string, ElementListSlots>>;
  readonly replace?: Readonly<Record<string, ElementContent>>;
  /** Called with the name of each dialog. Shown above its content. */
  readonly dialog?: (name: string) => ElementContent;
}

export interface SlottedElement {
  /** A new object replaces the previous one completely. @default null */
  slots: ElementSlots | null;
}

type SlottedScreens = { [Tag in keyof AdminScreenTagNameMap]: AdminScreenTagNameMap[Tag] & SlottedElement };

export interface AdminElementTagNameMap extends SlottedScreens {
  'ak-admin-kit': AdminKitElement;
}

/** Every event bubbles and crosses shadow roots. */
export interface AdminElementEventMap extends AdminScreenEventMap {
  /** As `onEvent`: every load, action and crash, dispatched by its screen. */
  'ak-event': CustomEvent<AdminEvent>;
  /**
   * Before every write. `preventDefault()` stops it before anything is sent. For asynchronous decisions use
   * `beforeAction`.
   */
  'ak-before-action': CustomEvent<AdminAction>;
  /**
   * A screen navigates by itself; `preventDefault()` leaves that to the host. Not dispatched if the configuration has
   * `navigate`.
   */
  'ak-navigate': CustomEvent<{ href: string }>;
  /** The server ended the session. Dispatched by `<ak-admin-kit>` once per session. */
  'ak-session-expired': CustomEvent<null>;
}

declare global {
  interface HTMLElementTagNameMap extends AdminElementTagNameMap {}
  interface HTMLElementEventMap extends AdminElementEventMap {}
  // Bubbling composed events reach shadow roots too.
  interface ShadowRootEventMap extends AdminElementEventMap {}
  interface DocumentEventMap extends AdminElementEventMap {}
  interface WindowEventMap extends AdminElementEventMap {}
}

type AttributeName<Property extends string> = Property extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${AttributeName<Rest>}`
  : Property;

/** React omits a false attribute, so the screen would decide. */
type AttributeValue<Value> = Value extends boolean ? true | 'true' | 'false' : Exclude<Value, null>;

/**
 * The JSX props of an element: attributes, which exist before the element is defined and in server-rendered HTML. Set
 * `configuration` through a `ref`.
 */
export type AdminElementAttributes<Tag extends keyof AdminElementTagNameMap> = DetailedHTMLProps<
  HTMLAttributes<AdminElementTagNameMap[Tag]>,
  AdminElementTagNameMap[Tag]
> & {
  [Name in Exclude<
    keyof AdminElementTagNameMap[Tag] & string,
    keyof HTMLElement | 'configuration' | 'slots'
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
