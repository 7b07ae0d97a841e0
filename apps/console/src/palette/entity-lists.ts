import type {
  AdminUser,
  Coupon,
  EnterpriseDeal,
  GlobalProject,
  Operation,
  Organization,
  OrganizationProject,
  OrganizationUser,
  Ticket,
} from '@timemap/admin-api';
import type { AdminLinks } from '@timemap/admin-kit';
import type { PaletteKind } from './palette-item.ts';

/** Something with a page, as one of the loads has it. */
export interface Entity {
  readonly id: number;
  readonly label: string;
  readonly detail: string;
  /** What else it can be found by. @default its id, label and detail alone */
  readonly texts?: readonly string[];
}

/** What a load holds for the palette. */
export interface EntityList<Row> {
  readonly kind: PaletteKind;
  /** It has all there are of its kind: other loads of that kind tell nothing more. */
  readonly isWhole: boolean;
  /** As the reader of the operation made them. */
  readonly rowsOf: (data: unknown) => readonly Row[];
  readonly entityOf: (row: Row) => Entity;
  readonly hrefOf: (links: AdminLinks, entity: Entity, owner: Owner) => string;
}

/** Whose load it is: the id in its path, and whether a global admin asks. */
export interface Owner {
  readonly id: number;
  readonly isGlobalAdmin: boolean;
}

const each = <Row>(data: unknown) => (Array.isArray(data) ? (data as Row[]) : []);
const one = <Row>(data: unknown) => [data as Row];
const filtered = (href: string, filter: string) => `${href}?${new URLSearchParams({ filter })}`;

const MESSAGE_LENGTH = 80;
/** What is searched of a message: the words that tell it from others stand at its beginning. */
const WORDS_LENGTH = 2000;

interface NamedBelow {
  readonly organization: Organization;
  readonly above: string;
}

/** A tree of any depth as a list, the order kept. */
function flattened(data: unknown): NamedBelow[] {
  const rows: NamedBelow[] = [];
  const waiting = each<Organization>(data).map((organization) => ({ organization, above: '' }));
  waiting.reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    rows.push(next);
    const { children, name } = next.organization;
    for (let index = children.length - 1; index >= 0; index--)
      waiting.push({ organization: children[index] as Organization, above: name });
  }
  return rows;
}

const organizations: EntityList<NamedBelow> = {
  kind: 'organization',
  isWhole: true,
  rowsOf: flattened,
  entityOf: ({ organization: { id, name }, above }) => ({ id, label: name, detail: above }),
  hrefOf: (links, { id }) => links.organization(id),
};

const users: EntityList<AdminUser | OrganizationUser> = {
  kind: 'user',
  isWhole: true,
  rowsOf: each,
  entityOf: ({ id, username, displayName, email }) => ({
    id,
    label: username,
    detail: displayName === '' ? email : displayName,
    texts: [displayName, email],
  }),
  hrefOf: (links, { id, label }, owner) =>
    owner.isGlobalAdmin ? links.user(id) : filtered(links.organizationUsers(owner.id), label),
};

const projects: EntityList<GlobalProject | OrganizationProject> = {
  kind: 'project',
  isWhole: true,
  rowsOf: each,
  entityOf: ({ id, name, description }) => ({
    id,
    label: name,
    detail: description.slice(0, MESSAGE_LENGTH).toWellFormed(),
  }),
  // The page opens what it stands for, whichever other projects have that name.
  // Only global admins have a page of all projects.
  hrefOf: (links, { id }, owner) => {
    const list = owner.isGlobalAdmin ? links.section('projects') : links.organizationProjects(owner.id);
    return `${list}?${new URLSearchParams({ project: String(id) })}`;
  },
};

const tickets: EntityList<Ticket> = {
  kind: 'ticket',
  isWhole: false,
  rowsOf: each,
  entityOf: ({ id, message, creator, contactEmail }) => ({
    id,
    label: `#${id} ${message.slice(0, MESSAGE_LENGTH).toWellFormed()}`,
    detail: creator?.username ?? contactEmail,
    texts: [message.slice(0, WORDS_LENGTH), contactEmail, creator?.displayName ?? '', creator?.email ?? ''],
  }),
  hrefOf: (links, { id }) => links.ticket(id),
};

const deals: EntityList<EnterpriseDeal> = {
  kind: 'deal',
  isWhole: true,
  rowsOf: each,
  entityOf: ({ id, name }) => ({ id, label: name, detail: '' }),
  hrefOf: (links, { id }) => links.enterpriseDeal(id),
};

const coupons: EntityList<Coupon> = {
  kind: 'coupon',
  isWhole: true,
  rowsOf: each,
  entityOf: ({ id, code }) => ({ id, label: code, detail: '' }),
  // Coupons have no page of their own: the list shows the one.
  hrefOf: (links, { label }) => filtered(links.section('coupons'), label),
};

const lists = {
  'GET /organizations/admin/all': organizations,
  'GET /organizations': organizations,
  'GET /organizations/{id}': {
    ...organizations,
    isWhole: false,
    rowsOf: (data) => [{ organization: data as Organization, above: '' }],
  } satisfies EntityList<NamedBelow>,
  'GET /global/users': users,
  'GET /global/users/{id}': { ...users, isWhole: false, rowsOf: one },
  'GET /organizations/{id}/users': { ...users, isWhole: false },
  'GET /global/projects': projects,
  'GET /organizations/{id}/projects': { ...projects, isWhole: false },
  'GET /support/': { ...tickets, isWhole: true },
  'GET /support/unresolved': tickets,
  'GET /support/resolved': tickets,
  'GET /support/{id}': { ...tickets, rowsOf: one },
  'GET /global/users/tickets/{id}': tickets,
  'GET /enterprise': deals,
  'GET /enterprise/{id}': { ...deals, isWhole: false, rowsOf: one },
  'GET /coupons': coupons,
} satisfies Partial<Record<Operation, unknown>>;

/** By the operation whose load it is. Whole lists first. */
export const entityLists = Object.entries(lists) as unknown as readonly (readonly [
  Operation,
  EntityList<unknown>,
])[];
