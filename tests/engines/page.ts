import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Perceived, Wanted } from './in-page.ts';

export interface EngineElement {
  click(count: 1 | 2): Promise<void>;
  /** Of a field, the chosen option, or whether a control is on. */
  value(): Promise<string | boolean | null>;
  selectText(): Promise<void>;
  /** Chooses the option with that label. @returns false: there is none */
  choose(option: string): Promise<boolean>;
}

/** What a person needs of a page, over each of the protocols that drive browsers. */
export interface EnginePage {
  goTo(address: string): Promise<void>;
  address(): Promise<string>;
  element(wanted: Wanted): Promise<EngineElement | null>;
  perceive(): Promise<Perceived>;
  /** How many resources the page has loaded. */
  partCount(): Promise<number>;
  press(key: 'Enter' | 'Tab'): Promise<void>;
  type(text: string): Promise<void>;
  content(): Promise<string>;
  /** Errors and warnings on the console, and uncaught errors. */
  consoleProblems(): readonly string[];
}

export interface RunningEngine {
  readonly version: string;
  /** Opens a page with its own storage. The person is signed in with the session before the page's scripts run. */
  open(address: string, session: string | null): Promise<{ page: EnginePage; close(): Promise<void> }>;
  close(): Promise<void>;
}

export const finderScript: Promise<string> = build({
  entryPoints: [fileURLToPath(new URL('in-page.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'iife',
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
}).then(({ outputFiles }) => outputFiles[0]?.text ?? '');

/** A pattern has to travel as text. */
export const partsOf = ({ role, name }: Wanted): [role: string, name: string, isPattern: boolean] =>
  typeof name === 'string' ? [role, name, false] : [role, name.source, true];
