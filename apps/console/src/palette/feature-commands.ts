import type { QueryClient } from '@tanstack/react-query';
import type { AdminClient, CurrentUser, Operation, Organization } from '@timemap/admin-api';
import type { AdminLinks, Read, useCatalogues } from '@timemap/admin-kit';
import type { IconProps } from '@timemap/admin-kit/ui/icon';
import type { ComponentType } from 'react';
import type { paletteMessages } from './messages.ts';
import type { PaletteItem } from './palette-item.ts';

export type PaletteWords = typeof paletteMessages.defaults;

export type PaletteWord = {
  [K in keyof PaletteWords]: PaletteWords[K] extends string ? K : never;
}[keyof PaletteWords];

export interface FeatureCommands {
  readonly order: number;
  readonly commandsOf?: (situation: Situation) => readonly Command[];
  readonly records?: Records;
}

export interface Situation {
  readonly user: CurrentUser;
  readonly links: AdminLinks;
  readonly organization: Organization | null;
  readonly words: PaletteWords;
  readonly wordsOf: ReturnType<typeof useCatalogues>;
}

export interface Command extends Pick<PaletteItem, 'label' | 'target'> {
  readonly synonyms?: string;
  /** How a query for this command may begin, whatever follows. Separated by commas. @default none */
  readonly verbs?: string;
}

export interface CommandDialogProps {
  readonly onClose: () => void;
}

export type LoadDialog = () => Promise<{ default: ComponentType<CommandDialogProps> }>;

export interface CommandHost {
  readonly queryClient: QueryClient;
  readonly client: AdminClient;
  readonly navigate: (to: string) => void;
}

export interface Records<Row = unknown> {
  readonly kind: string;
  readonly icon: ComponentType<IconProps>;
  readonly title: PaletteWord;
  readonly order: number;
  readonly lists: Readonly<Partial<Record<Operation, RecordList<Row>>>>;
  /** The list that the palette itself loads for global admins, and for everyone else. @default none */
  readonly staffList?: Read<unknown>;
  readonly ownList?: Read<unknown>;
  readonly entityOf: (row: Row) => Entity;
  readonly hrefOf: (links: AdminLinks, entity: Entity, owner: Owner) => string;
  readonly commandsOf?: readonly RecordCommand[];
  readonly facets?: readonly Facet<Row>[];
  /** The staff's list of those that contain a text. @default none */
  readonly listOf?: (links: AdminLinks, text: string) => string;
  /** People name its records by number, so one with that number is listed before others. @default false */
  readonly isNumbered?: boolean;
}

export interface RecordList<Row> {
  /** It contains all records of its kind, so the other loads add nothing. @default false */
  readonly isWhole?: boolean;
  readonly rowsOf: (data: unknown) => readonly Row[];
}

export interface Facet<Row> {
  /** The palette's own word, or the word of a table beside which its list is named. */
  readonly label: PaletteWord | ((wordsOf: Situation['wordsOf']) => string);
  readonly hrefOf: (links: AdminLinks) => string;
  /** Counts them in a whole list. @default not counted */
  readonly where?: (row: Row) => boolean;
}

export interface RecordCommand {
  /** Global admins may do it with every record, or with none, unless it `isOfSome`. */
  readonly isAllowed: (user: CurrentUser, entity: Entity) => boolean;
  /** Whether it depends on the record for global admins too. @default false */
  readonly isOfSome?: boolean;
  /** The words of a query for this command, separated by commas. @default it is only an act of a found record */
  readonly verbs?: PaletteWord;
  /** The verb alone lists none, because a command of the page says the same. @default false */
  readonly needsName?: boolean;
  readonly itemOf: (
    entity: Entity,
    words: PaletteWords,
    links: AdminLinks,
  ) => Pick<PaletteItem, 'key' | 'label' | 'target'>;
}

export interface Entity {
  readonly id: number;
  readonly label: string;
  readonly detail: string;
  readonly texts?: readonly string[];
  /** Whether the signed-in person is its admin. @default false */
  readonly isOwn?: boolean;
  /** @default false */
  readonly isRoot?: boolean;
  /** @default none */
  readonly email?: string;
  /** The user who is not the record itself. @default none */
  readonly person?: { readonly id: number; readonly name: string } | null;
}

export interface Owner {
  readonly id: number;
  readonly isGlobalAdmin: boolean;
}

/** Erases the row type, so that records of different kinds fit in one list. */
export const records = <Row>(definition: Records<Row>): Records => definition as unknown as Records;

export const each = <Row>(data: unknown) => (Array.isArray(data) ? (data as Row[]) : []);
export const one = <Row>(data: unknown) => [data as Row];
export const filtered = (href: string, filter: string) => `${href}?${new URLSearchParams({ filter })}`;

export const shortened = (text: string, length = 80) => text.slice(0, length).toWellFormed();

const PLAIN_ADDRESS = /^[\w.+-]+@[\w.-]+$/;

/** Only for addresses that cannot add anything to an email. */
export const emailCommand: RecordCommand = {
  isAllowed: (_, { email = '' }) => PLAIN_ADDRESS.test(email),
  itemOf: ({ email = '' }, words) => ({
    key: `email:${email}`,
    label: words.emailTo({ address: email }),
    target: { run: () => window.location.assign(`mailto:${encodeURIComponent(email).replace('%40', '@')}`) },
  }),
};
