import type { QueryClient } from '@tanstack/react-query';
import type { AdminClient, CurrentUser, Realtime } from '@timemap/admin-api';
import { createContext, use } from 'react';
import type { Drafts } from './drafts.ts';
import type { AdminAction, AdminEvent } from './events.ts';
import type { AdminLinkComponent, AdminLinks } from './links.ts';
import type { Notice } from './notices.tsx';

/** Who is signed in. What a server refuses is still refused: this only decides what is offered. */
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
  /** The language of the words. */
  readonly lang: string;
  /** An IANA zone; undefined is the reader's own. */
  readonly timeZone: string | undefined;
}

/** What only some servers can do. Absent means that this one cannot, and screens say so instead of pretending. */
export interface Capabilities {
  /** Projects can be deleted by `POST /deleteproject`. @default false: 'remove project not implemented' */
  readonly projectDeletion?: boolean;
  /** Deletes an organization. Rejects with an `ApiError`. @default none */
  readonly deleteOrganization?: (organizationId: number) => Promise<void>;
}

/** How carefully this host wants risky things done. */
export interface StaffPolicy {
  /** Asks why before someone logs in as a user; the reason goes to `beforeAction` and `onEvent`. @default false */
  readonly asksReasonForLogIn?: boolean;
  /**
   * Hosts of the payment provider, such as 'billing.example.com' or 'billing.example.com:8443': customer pages open
   * there by themselves, and nowhere else. @default any: the address is shown and opens at a second press
   */
  readonly customerPageHosts?: readonly string[];
}

/** Where the background of geographic maps comes from. */
export interface MapTiles {
  /** An address with `{z}`, `{x}` and `{y}`, and `{s}` where there are several hosts. */
  readonly url: string;
  /** The credit line that the provider of the tiles asks for, as plain text. */
  readonly attribution: string;
}

/** Everything a screen may ask of its host, with every default filled in. */
export interface AdminKit {
  readonly client: AdminClient;
  readonly session: AdminSession;
  readonly queryClient: QueryClient;
  readonly appearance: Appearance;
  readonly links: AdminLinks;
  readonly linkComponent: AdminLinkComponent;
  readonly drafts: Drafts;
  readonly realtime: Realtime;
  readonly capabilities: Capabilities;
  readonly policy: StaffPolicy;
  /** The longest address the server accepts, in characters; null: no limit is known, and none is checked. */
  readonly urlLimit: number | null;
  /** null: maps have no background, and say so. */
  readonly mapTiles: MapTiles | null;
  navigate(href: string): void;
  beforeAction(action: AdminAction): boolean | Promise<boolean>;
  emit(event: AdminEvent): void;
  sessionExpired(): void;
  /** Says what was done, with a way to undo it, or that something failed without a message on the screen. */
  notify(notice: Notice): void;
}

export const AdminKitContext = createContext<AdminKit | null>(null);

/** The kit's context. @throws when used outside `<AdminKitProvider>`, in a sentence that says so. */
export function useAdminKit(): AdminKit {
  const kit = use(AdminKitContext);
  if (kit === null) {
    throw new Error(
      'This admin-kit screen is outside <AdminKitProvider>. Wrap it and give the provider a client and a session.',
    );
  }
  return kit;
}
