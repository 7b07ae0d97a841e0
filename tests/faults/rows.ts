import type { Operation } from '@timemap/admin-api';
import type { RenderedStory, StageWorldPreparation } from '../../.storybook/render-story.tsx';

interface Row {
  readonly operation: Operation;
  readonly story: unknown;
  readonly args?: object;
  readonly prepare?: StageWorldPreparation;
}

export interface ReadRow extends Row {
  /** @default none, because the screen makes the call itself */
  readonly start?: (story: RenderedStory) => Promise<void>;
  readonly shown: () => void;
  /** Throws for anything like loaded data, such as an empty text. */
  readonly nothingFalse: () => void;
  /** null if the specification wants silence. */
  readonly failureText: string | null;
  /** Without the server's words. @default false */
  readonly hasOwnWordsOnly?: boolean;
  readonly retry: string;
  /** Instead of a message. @default false */
  readonly accessLeadsToRoot?: boolean;
  /** @default false */
  readonly toleratesWrongTypes?: boolean;
  /** Nothing is kept, so no later answer is outdated. @default false */
  readonly isForOnePress?: boolean;
  readonly notFoundMeans?: () => void;
}

export interface WriteRow extends Row {
  readonly start: (story: RenderedStory) => Promise<void>;
  readonly send: (story: RenderedStory) => Promise<void>;
  readonly failureIn: 'dialog' | 'screen' | 'silence';
  readonly unchanged: () => void;
  readonly changed: () => void;
  /** @default `changed` */
  readonly changedTwice?: () => void;
  /** Required where a failed load is silent. @default an alert with Retry */
  readonly marksStale?: () => void;
  /** @default 'Retry' */
  readonly reload?: string;
}

export interface PressRow extends Omit<Row, 'operation'> {
  readonly what: string;
  readonly role?: 'button' | 'checkbox';
  readonly names: readonly [string, string];
  /** @default none */
  readonly start?: (story: RenderedStory) => Promise<void>;
}

export interface FirstUseRow extends Omit<Row, 'operation'> {
  readonly list: Operation;
  readonly text: string;
  readonly hint: RegExp;
}

export interface SlotRows {
  /** Keys are names in `slots.tables`. */
  readonly tables?: readonly (Omit<Row, 'operation'> & { readonly table: string })[];
  readonly headings?: readonly (Omit<Row, 'operation'> & { readonly what: string })[];
}

interface Feature {
  readonly reads?: readonly ReadRow[];
  readonly writes?: readonly WriteRow[];
  readonly presses?: readonly PressRow[];
  readonly firstUse?: readonly FirstUseRow[];
  readonly slots?: SlotRows;
}

const modules = import.meta.glob<Feature>('./rows/*.tsx', { eager: true });
const features = Object.values(modules);

export const readRows = features.flatMap(({ reads = [] }) => reads);
export const writeRows = features.flatMap(({ writes = [] }) => writes);
export const pressRows = features.flatMap(({ presses = [] }) => presses);
export const firstUseRows = features.flatMap(({ firstUse = [] }) => firstUse);
export const tableRows = features.flatMap(({ slots }) => slots?.tables ?? []);
export const headingRows = features.flatMap(({ slots }) => slots?.headings ?? []);
