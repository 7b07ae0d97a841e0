import type { Operation } from '@timemap/admin-api';
import type { RenderedStory, StageWorldPreparation } from '../../.storybook/render-story.tsx';

/** One row of each kind has all faults in every run. The others have one of each class. */
export const loads = [
  'table',
  'record',
  'card',
  'tree',
  'silent load',
  'load of a press',
  'load that may find none',
] as const;

export const gestures = [
  'form in a dialog',
  'form of a page',
  'question',
  'button',
  'silent button',
  'cell',
  'select',
  'checkbox',
  'field',
  'entry of a list',
  'write that no read shows',
] as const;

interface Row {
  readonly operation: Operation;
  readonly story: unknown;
  readonly args?: object;
  readonly prepare?: StageWorldPreparation;
}

type StoryRow = Omit<Row, 'operation'>;

export interface ReadRow extends Row {
  readonly standsFor?: (typeof loads)[number];
  readonly start?: (story: RenderedStory) => Promise<void>;
  readonly shown: () => void;
  readonly nothingFalse: () => void;
  readonly failureText: string | null;
  readonly hasOwnWordsOnly?: boolean;
  readonly retry: string;
  readonly accessLeadsToRoot?: boolean;
  readonly toleratesWrongTypes?: boolean;
  /** Nothing is kept, so no later answer is outdated. @default false */
  readonly isForOnePress?: boolean;
  readonly notFoundMeans?: () => void;
}

export interface WriteRow extends Row {
  readonly standsFor?: (typeof gestures)[number];
  readonly start: (story: RenderedStory) => Promise<void>;
  readonly send: (story: RenderedStory) => Promise<void>;
  /** What is read after a lost answer, when only the server knows the result. Hidden data is read once it is shown. */
  readonly readsAfterLoss: readonly Operation[];
  /** @default those after a lost answer */
  readonly readsAfterSuccess?: readonly Operation[];
  /** No read shows the result, so the screen says that the change may have been made. */
  readonly isNeverShown?: boolean;
  readonly failureIn: 'dialog' | 'screen' | 'silence';
  readonly unchanged: () => void;
  readonly changed: () => void;
  readonly changedTwice?: () => void;
  /** Required where a failed load is silent. @default an alert with Retry */
  readonly marksStale?: () => void;
  readonly reload?: string;
}

export interface PressRow extends StoryRow {
  readonly what: string;
  readonly role?: 'button' | 'checkbox';
  readonly names: readonly [string, string];
  readonly start?: (story: RenderedStory) => Promise<void>;
}

export interface FirstUseRow extends StoryRow {
  readonly list: Operation;
  readonly text: string;
  readonly hint: RegExp;
}

export interface SlotRows {
  readonly tables?: readonly (StoryRow & {
    readonly table: string;
    /** The name of a row that a screen reader reads. @default none is read */
    readonly heardRow?: string;
  })[];
  readonly headings?: readonly (StoryRow & { readonly what: string })[];
  readonly lists?: readonly (StoryRow & {
    readonly list: string;
    readonly role?: 'listitem' | 'treeitem';
    readonly button: string;
    readonly row: unknown;
  })[];
}

type Phrase = string | RegExp;

export interface ScreenReader {
  hears(...phrases: readonly Phrase[]): Promise<void>;
  press(phrase: Phrase): Promise<void>;
  type(phrase: Phrase, text: string): Promise<void>;
  announces(phrase: Phrase): Promise<void>;
}

export interface HeardRow extends StoryRow {
  readonly what: string;
  readonly listen: (reader: ScreenReader) => Promise<void>;
}

interface Feature {
  readonly reads?: readonly ReadRow[];
  readonly writes?: readonly WriteRow[];
  readonly presses?: readonly PressRow[];
  readonly firstUse?: readonly FirstUseRow[];
  readonly slots?: SlotRows;
  readonly heard?: readonly HeardRow[];
}

const modules = import.meta.glob<Feature>('../../packages/admin-kit/src/screens/*/testing/rows.tsx', {
  eager: true,
});
const features = Object.values(modules);

export const readRows = features.flatMap(({ reads = [] }) => reads);
export const writeRows = features.flatMap(({ writes = [] }) => writes);
export const pressRows = features.flatMap(({ presses = [] }) => presses);
export const firstUseRows = features.flatMap(({ firstUse = [] }) => firstUse);
export const tableRows = features.flatMap(({ slots }) => slots?.tables ?? []);
export const headingRows = features.flatMap(({ slots }) => slots?.headings ?? []);
export const listRows = features.flatMap(({ slots }) => slots?.lists ?? []);
export const heardRows = features.flatMap(({ heard = [] }) => heard);
