import type { QueryClient } from '@tanstack/react-query';
import type { AdminClient, CurrentUser, OnUnreadable, Operation, Realtime } from '@timemap/admin-api';
import { use } from 'react';
import { MAJOR, otherMajors, sharedContext } from '../browser/shared-context.ts';
import type { Drafts } from './drafts.ts';
import type { AdminAction, AdminEvent } from './events.ts';
import type { AdminLinkComponent, AdminLinks } from './links.ts';
import type { Notice } from './notice.ts';

/** The signed-in person. This only decides which controls are offered; the server still decides about access. */
export interface AdminSession {
  readonly user: CurrentUser;
}

export type Theme = 'system' | 'light' | 'dark';
export type Direction = 'ltr' | 'rtl';
export type Density = 'comfortable' | 'compact';

export interface Appearance {
  readonly theme: Theme;
  readonly dir: Direction;
  readonly density: Density;
  readonly locale: string;
  /** The language of the texts. */
  readonly lang: string;
  /** An IANA zone; undefined for the reader's own. */
  readonly timeZone: string | undefined;
}

/** Features that only some servers have. Without one, screens say that it is not available. */
export interface Capabilities {
  /** Projects can be deleted by `POST /deleteproject`. @default false: 'remove project not implemented' */
  readonly projectDeletion?: boolean;
  /** Deletes an organization. Rejects with an `ApiError`. @default none */
  readonly deleteOrganization?: (organizationId: number) => Promise<void>;
  /**
   * The seats of a license may be changed by revoking it and creating a new one, which gets a new id.
   * @default false: the license says how this is done by hand
   */
  readonly seatChange?: boolean;
}

/** How strictly the host handles risky actions. */
export interface StaffPolicy {
  /** Asks for a reason before someone logs in as a user. `beforeAction` and `onEvent` receive it. @default false */
  readonly asksReasonForLogIn?: boolean;
  /**
   * Hosts of the payment provider, such as 'billing.example.com' or 'billing.example.com:8443'. Customer pages open
   * directly on these hosts, and never on others.
   * @default any: the address is shown and opens at a second press
   */
  readonly customerPageHosts?: readonly string[];
  /**
   * Further domains at which anyone can get an address, such as 'mail.example'. A whitelist says what that means before
   * one is added.
   * @default none: only large mail providers and public suffixes are known
   */
  readonly publicMailDomains?: readonly string[];
}

/** The background of geographic maps. */
export interface MapTiles {
  /** An address with `{z}`, `{x}` and `{y}`, and `{s}` if there are several hosts. */
  readonly url: string;
  /** The credit line that the tile provider requires, as plain text. */
  readonly attribution: string;
}

interface Reading {
  readonly operation: Operation;
  readonly input: object;
  load(client: AdminClient, signal: AbortSignal, onUnreadable?: OnUnreadable): Promise<unknown>;
}

/** Answers that are shown while the server cannot be reached, from `keepLastState` of `@timemap/admin-kit/offline`. */
export interface LastState {
  /** The same read, which keeps its answers and falls back to them. */
  reading<Read extends Reading>(kit: AdminKit, read: Read): Read;
  /** Removes what is kept, of all people. */
  forget(): void;
}

/** Everything that a screen gets from its host, with defaults filled in. */
export interface AdminKit {
  readonly client: AdminClient;
  readonly session: AdminSession;
  readonly queryClient: QueryClient;
  readonly appearance: Appearance;
  readonly links: AdminLinks;
  readonly linkComponent: AdminLinkComponent;
  readonly drafts: Drafts;
  readonly lastState: LastState | undefined;
  readonly realtime: Realtime;
  readonly capabilities: Capabilities;
  readonly policy: StaffPolicy;
  /** In characters; null if it is not known. */
  readonly urlLimit: number | null;
  /** null: maps have no background. */
  readonly mapTiles: MapTiles | null;
  navigate(href: string): void;
  beforeAction(action: AdminAction): boolean | Promise<boolean>;
  emit(event: AdminEvent): void;
  sessionExpired(): void;
  /** Shows a toast: an action with a way to undo it, or a failure without a message on the screen. */
  notify(notice: Notice): void;
  offersUndo(): boolean;
}

export const AdminKitContext = sharedContext<AdminKit | null>('AdminKit', null);

/** @throws Error outside `<AdminKitProvider>` */
export function useAdminKit(): AdminKit {
  const kit = use(AdminKitContext);
  if (kit !== null) return kit;
  const others = otherMajors().join(' and ');
  throw new Error(
    others
      ? `This screen is from @timemap/admin-kit version ${MAJOR}, but this page also loads version ${others}, whose provider it cannot use. Give both the same version.`
      : 'This admin-kit screen is outside <AdminKitProvider>. Wrap it and give the provider a client and a session.',
  );
}
