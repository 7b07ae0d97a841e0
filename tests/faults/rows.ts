import type { Operation } from '@timemap/admin-api';
import type { RenderedStory, StageWorldPreparation } from '../../.storybook/render-story.tsx';

interface Row {
  readonly operation: Operation;
  /** The story in which the call is made; its own scenarios stay in force. */
  readonly story: unknown;
  readonly args?: object;
  readonly prepare?: StageWorldPreparation;
}

/** One read, and what a person must perceive of its failures. */
export interface ReadRow extends Row {
  /** Brings the screen to the point where the call is made. @default it is made when the screen appears */
  readonly start?: (story: RenderedStory) => Promise<void>;
  /** Throws unless the loaded data is on the screen. */
  readonly shown: () => void;
  /** Throws unless nothing is there that would pass for loaded data, such as an empty text. */
  readonly nothingFalse: () => void;
  /** The specified words of the failure; null where the specification wants silence. */
  readonly failureText: string | null;
  /** The specification gives this text and no more: the server's words are not shown beside it. @default false */
  readonly hasOwnWordsOnly?: boolean;
  /** The name of the button that loads again. */
  readonly retry: string;
  /** 'User does not have access to organization' leads to the root instead of to a message. @default false */
  readonly accessLeadsToRoot?: boolean;
  /** Values of a wrong type are shown as unknown, one by one, instead of failing the load. @default false */
  readonly toleratesWrongTypes?: boolean;
  /** What a 404 with JSON means instead of a failure. Throws unless it is shown. */
  readonly notFoundMeans?: () => void;
}

/** One write, and what a person must perceive of its failures. */
export interface WriteRow extends Row {
  /** Brings the screen to the point where one gesture sends. */
  readonly start: (story: RenderedStory) => Promise<void>;
  /** The gesture that sends: a click or a key. */
  readonly send: (story: RenderedStory) => Promise<void>;
  /** Where a failure is said: in the open dialog, in the screen, or nowhere (as specified). */
  readonly failureIn: 'dialog' | 'screen' | 'silence';
  /** Throws unless what the person sees is what was there before, or what they typed. */
  readonly unchanged: () => void;
  /** Throws unless the change is visible. */
  readonly changed: () => void;
  /**
   * Where the specification wants silence about a failed load: throws unless a mark without an alert says that what is
   * shown may be out of date. @default an alert with Retry
   */
  readonly marksStale?: () => void;
  /** The name of the button that loads again where a change could not be loaded. @default 'Retry' */
  readonly reload?: string;
}

const modules = import.meta.glob('./rows/*.tsx', { eager: true }) as Record<
  string,
  { reads?: readonly ReadRow[]; writes?: readonly WriteRow[] }
>;

/** The table, by glob: one file for each feature. */
export const readRows = Object.values(modules).flatMap(({ reads = [] }) => reads);
export const writeRows = Object.values(modules).flatMap(({ writes = [] }) => writes);
