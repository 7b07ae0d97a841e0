import type { AdminKitProviderProps } from '../provider/admin-kit-provider.tsx';
import type { AdminAction, AdminEvent } from '../provider/events.ts';

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

/** The members and roles of a project. */
export interface ProjectRolesPanelElement extends HTMLElement {
  projectId: number | null;
  /** What dialogs call the project. @default `Project` and its id */
  projectName: string | null;
  /** Whether the person administers this project. @default the session's isAdmin */
  isProjectAdmin: boolean | null;
  /** @default 2 */
  headingLevel: 2 | 3 | 4 | null;
}

/** The license of a root organization; nothing for people who may not see it. */
export interface LicenseCardElement extends HTMLElement {
  organizationId: number | null;
  /** @default 2 */
  headingLevel: 2 | 3 | 4 | null;
}

/** The tree of organizations. */
export interface OrgTreeElement extends HTMLElement {
  /** The selected one; follows what the person selects. */
  organizationId: number | null;
  /** @default 2 */
  headingLevel: 2 | 3 | 4 | null;
}

/** One organization in its sections. */
export interface OrganizationPanelElement extends HTMLElement {
  organizationId: number | null;
  /** The shown section; follows what the person chooses. @default the first */
  tab: string | null;
  /** @default 2 */
  headingLevel: 1 | 2 | 3 | null;
}

/** The projects of an organization; creating one loads the map. */
export interface OrgProjectsPanelElement extends HTMLElement {
  organizationId: number | null;
  /** @default true */
  hasOrganizationLink: boolean | null;
  /** @default 2 */
  headingLevel: 2 | 3 | null;
}

/** Usage statistics. */
export interface StatisticsElement extends HTMLElement {
  /** The shown tab, 'global' or 'lti'; follows what the person chooses. @default 'global' */
  tab: string | null;
}

/** One support ticket. */
export interface TicketDetailElement extends HTMLElement {
  ticketId: number | null;
  /** Whether single keys do something; follows what the person chooses. @default true */
  hasShortcuts: boolean | null;
  /** Whether they also do with the focus outside of the ticket, for a page that is about this one. @default false */
  hasPageShortcuts: boolean | null;
}

/** One user, for global admins. */
export interface UserDetailElement extends HTMLElement {
  userId: number | null;
}

/** All users, for global admins. */
export type UsersTableElement = HTMLElement;

/** Says that this window acts as another user. */
export interface ActingAsBannerElement extends HTMLElement {
  username: string | null;
}

export interface AdminScreenTagNameMap {
  'ak-acting-as-banner': ActingAsBannerElement;
  'ak-license-card': LicenseCardElement;
  'ak-org-projects-panel': OrgProjectsPanelElement;
  'ak-org-tree': OrgTreeElement;
  'ak-organization-panel': OrganizationPanelElement;
  'ak-project-roles-panel': ProjectRolesPanelElement;
  'ak-statistics': StatisticsElement;
  'ak-ticket-detail': TicketDetailElement;
  'ak-user-detail': UserDetailElement;
  'ak-users-table': UsersTableElement;
}

export interface AdminElementTagNameMap extends AdminScreenTagNameMap {
  'ak-admin-kit': AdminKitElement;
}

/** Every one bubbles and leaves shadow roots. */
export interface AdminElementEventMap {
  /** As `onEvent`: every load, action and crash, dispatched by the screen it happened in. */
  'ak-event': CustomEvent<AdminEvent>;
  /** Before every write; `preventDefault()` stops it before anything is sent. For an answer that takes time: `beforeAction`. */
  'ak-before-action': CustomEvent<AdminAction>;
  /** A screen leads elsewhere by itself; `preventDefault()` leaves that to the host. Not with a `navigate` of the configuration. */
  'ak-navigate': CustomEvent<{ href: string }>;
  /** The server ended the session. Once for each session given, dispatched by `<ak-admin-kit>`. */
  'ak-session-expired': CustomEvent<null>;
  'ak-organization-deleted': CustomEvent<{ organizationId: number }>;
  'ak-organization-selected': CustomEvent<{ organizationId: number }>;
  /** The person turned the single keys of a ticket on or off. */
  'ak-shortcuts-changed': CustomEvent<{ hasShortcuts: boolean }>;
  /** The person wants to act as someone no longer: drop the session id. */
  'ak-stop': CustomEvent<null>;
  'ak-tab-selected': CustomEvent<{ tab: string }>;
}

declare global {
  interface HTMLElementTagNameMap extends AdminElementTagNameMap {}
  interface HTMLElementEventMap extends AdminElementEventMap {}
  // What bubbles and leaves shadow roots is heard on each of these too.
  interface ShadowRootEventMap extends AdminElementEventMap {}
  interface DocumentEventMap extends AdminElementEventMap {}
  interface WindowEventMap extends AdminElementEventMap {}
}
