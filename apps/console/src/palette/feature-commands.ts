import type { QueryClient } from '@tanstack/react-query';
import type { CurrentUser, Operation, Organization, Reader } from '@timemap/admin-api';
import type { AdminLinks, useCatalogues } from '@timemap/admin-kit';
import type { ComponentType } from 'react';
import type { paletteMessages } from './messages.ts';
import type { PaletteItem } from './palette-item.ts';

export type PaletteWords = typeof paletteMessages.defaults;

/** A word that takes no facts. */
export type PaletteWord = {
  [K in keyof PaletteWords]: PaletteWords[K] extends string ? K : never;
}[keyof PaletteWords];

/** What a feature gives to the palette. It is the default export of `pages/<feature>/commands.ts`. */
export interface FeatureCommands {
  /** Commands of features with a smaller number come first. */
  readonly order: number;
  /** @default none */
  readonly commandsOf?: (situation: Situation) => readonly Command[];
  /** Records that can be found. @default none */
  readonly records?: Records;
}

export interface Situation {
  readonly user: CurrentUser;
  readonly links: AdminLinks;
  /** The organization that is on the screen, where there is one. */
  readonly organization: Organization | null;
  /** In the language that was chosen. */
  readonly words: PaletteWords;
  /** Of the kit's features. */
  readonly wordsOf: ReturnType<typeof useCatalogues>;
}

export interface Command extends Pick<PaletteItem, 'label' | 'target'> {
  /** Further words that it is found by. @default none */
  readonly synonyms?: string;
}

/** What a dialog of a command takes. */
export interface CommandDialogProps {
  readonly onClose: () => void;
}

/** A dialog whose code loads when the command runs. */
export type LoadDialog = () => Promise<{ default: ComponentType<CommandDialogProps> }>;

/** What a command that opens nothing can use. */
export interface CommandHost {
  readonly queryClient: QueryClient;
  readonly clientId: string;
  readonly navigate: (to: string) => void;
}

/** Records of one kind, as the lists of the screens have them. */
export interface Records<Row = unknown> {
  /** Begins the keys of its items: `coupon` makes `coupon:5`. */
  readonly kind: string;
  /** Of the group. */
  readonly title: PaletteWord;
  /** Groups with a smaller number come first. */
  readonly order: number;
  /** The loads that hold some of them, whole lists first. */
  readonly lists: Readonly<Partial<Record<Operation, RecordList<Row>>>>;
  /** The lists that the palette loads by itself: for global admins, and for everyone else. @default none */
  readonly staffList?: ListLoad;
  readonly ownList?: ListLoad;
  readonly entityOf: (row: Row) => Entity;
  readonly hrefOf: (links: AdminLinks, entity: Entity, owner: Owner) => string;
  /** A command for each of them. @default none */
  readonly commandOf?: RecordCommand;
}

export interface RecordList<Row> {
  /** It has all there are of its kind: the other loads add nothing. @default false */
  readonly isWhole?: boolean;
  /** As the reader of the operation made them. */
  readonly rowsOf: (data: unknown) => readonly Row[];
}

export interface ListLoad {
  readonly operation: Operation;
  /** As the screens that share the load give it. */
  readonly input: object;
  readonly read: Reader<unknown>;
}

export interface RecordCommand {
  readonly isAllowed: (user: CurrentUser) => boolean;
  /** How a query begins that is about this command; several are separated by commas. */
  readonly verbs: PaletteWord;
  readonly itemOf: (entity: Entity, words: PaletteWords) => Pick<PaletteItem, 'key' | 'label' | 'target'>;
}

/** A record with a page. */
export interface Entity {
  readonly id: number;
  readonly label: string;
  readonly detail: string;
  /** Further texts that it is found by. @default its id, label and detail alone */
  readonly texts?: readonly string[];
}

/** Whose load it is: the id in its path, and whether a global admin asks. */
export interface Owner {
  readonly id: number;
  readonly isGlobalAdmin: boolean;
}

/** Forgets what a row is, so that records of different kinds are in one list. */
export const records = <Row>(definition: Records<Row>): Records => definition as unknown as Records;

export const each = <Row>(data: unknown) => (Array.isArray(data) ? (data as Row[]) : []);
export const one = <Row>(data: unknown) => [data as Row];
export const filtered = (href: string, filter: string) => `${href}?${new URLSearchParams({ filter })}`;

/** Beginnings of long texts. */
export const shortened = (text: string, length = 80) => text.slice(0, length).toWellFormed();
