import type { Operation } from '@timemap/admin-api';
import type { RenderedStory, StageWorldPreparation } from '../../.storybook/render-story.tsx';

interface Row {
  readonly operation: Operation;
  readonly story: unknown;
  readonly args?: object;
  readonly prepare?: StageWorldPreparation;
}

/** A read, and what a person must perceive of its failures. */
export interface ReadRow extends Row {
  /** Brings the screen to the point where the call is made. @default it is made when the screen appears */
  readonly start?: (story: RenderedStory) => Promise<void>;
  /** Throws unless the loaded data is shown. */
  readonly shown: () => void;
  /** Throws if anything would look like loaded data, such as an empty text. */
  readonly nothingFalse: () => void;
  /** The specified text of the failure; null if the specification wants silence. */
  readonly failureText: string | null;
  /** The specification gives exactly this text, without the server's words. @default false */
  readonly hasOwnWordsOnly?: boolean;
  /** The name of the button that reloads. */
  readonly retry: string;
  /** 'User does not have access to organization' navigates to the root instead of showing a message. @default false */
  readonly accessLeadsToRoot?: boolean;
  /** Values of a wrong type are shown as unknown instead of failing the load. @default false */
  readonly toleratesWrongTypes?: boolean;
  /** The meaning of a 404 with JSON that is not a failure. Throws unless it is shown. */
  readonly notFoundMeans?: () => void;
}

/** A write, and what a person must perceive of its failures. */
export interface WriteRow extends Row {
  readonly start: (story: RenderedStory) => Promise<void>;
  readonly send: (story: RenderedStory) => Promise<void>;
  /** Where a failure is shown: in the open dialog, in the screen, or nowhere (as specified). */
  readonly failureIn: 'dialog' | 'screen' | 'silence';
  /** Throws unless the previous data or the typed values are shown. */
  readonly unchanged: () => void;
  /** Throws unless the change is visible. */
  readonly changed: () => void;
  /**
   * Where the specification wants silence about a failed load: throws unless a mark without an alert says that what is
   * shown may be out of date. @default an alert with Retry
   */
  readonly marksStale?: () => void;
  /** The name of the button that reloads after a change could not be loaded. @default 'Retry' */
  readonly reload?: string;
}

/** A control whose next press does the opposite. */
export interface PressRow extends Omit<Row, 'operation'> {
  readonly what: string;
  /** @default 'checkbox' */
  readonly role?: 'button' | 'checkbox';
  /** Its names before and after a press. */
  readonly names: readonly [string, string];
  /** Brings the screen to the point where it can be pressed. @default it is there when the screen appears */
  readonly start?: (story: RenderedStory) => Promise<void>;
}

/** What a list says before there is anything in it. */
export interface FirstUseRow extends Omit<Row, 'operation'> {
  /** The read that has no rows. */
  readonly list: Operation;
  /** The specified text. */
  readonly text: string;
  /** What is said below it. */
  readonly hint: RegExp;
}

/** Where a screen takes parts of the host. */
export interface SlotRows {
  /** By the name of the table in `slots.tables`. */
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

/** The tables, by glob: one file for each feature. */
export const readRows = features.flatMap(({ reads = [] }) => reads);
export const writeRows = features.flatMap(({ writes = [] }) => writes);
export const pressRows = features.flatMap(({ presses = [] }) => presses);
export const firstUseRows = features.flatMap(({ firstUse = [] }) => firstUse);
export const tableRows = features.flatMap(({ slots }) => slots?.tables ?? []);
export const headingRows = features.flatMap(({ slots }) => slots?.headings ?? []);
