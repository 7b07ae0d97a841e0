import type { Operation } from '@timemap/admin-api';
import type { RenderedStory, StageWorldPreparation } from '../../.storybook/render-story.tsx';

interface Row {
  readonly operation: Operation;
  readonly story: unknown;
  readonly args?: object;
  readonly prepare?: StageWorldPreparation;
}

export interface ReadRow extends Row {
  /** Brings the screen to the point of the call. @default the call is made when the screen appears */
  readonly start?: (story: RenderedStory) => Promise<void>;
  /** Throws unless the loaded data is shown. */
  readonly shown: () => void;
  /** Throws if anything would look like loaded data, such as an empty text. */
  readonly nothingFalse: () => void;
  /** The specified text of the failure; null if the specification wants silence. */
  readonly failureText: string | null;
  /** The specification gives exactly this text, without the server's words. @default false */
  readonly hasOwnWordsOnly?: boolean;
  readonly retry: string;
  /** 'User does not have access to organization' navigates to the root instead of showing a message. @default false */
  readonly accessLeadsToRoot?: boolean;
  /** Values of a wrong type are shown as unknown instead of failing the load. @default false */
  readonly toleratesWrongTypes?: boolean;
  /** Nothing is kept of it, so no later answer can be outdated. @default false */
  readonly isForOnePress?: boolean;
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
  /** Throws unless what two deliveries leave is visible. @default that of `changed` */
  readonly changedTwice?: () => void;
  /**
   * If the specification wants silence about a failed load: throws unless a mark without an alert says that the data
   * may be out of date.
   * @default an alert with Retry
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
  readonly names: readonly [string, string];
  /** Brings the screen to the point where the control can be pressed. @default it is there when the screen appears */
  readonly start?: (story: RenderedStory) => Promise<void>;
}

/** The text of an empty list. */
export interface FirstUseRow extends Omit<Row, 'operation'> {
  readonly list: Operation;
  readonly text: string;
  readonly hint: RegExp;
}

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
