import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Perceived, Wanted } from './in-page.ts';

export interface EngineElement {
  click(count: 1 | 2): Promise<void>;
  value(): Promise<string | boolean | null>;
  selectText(): Promise<void>;
  choose(option: string): Promise<boolean>;
}

export interface EnginePage {
  goTo(address: string): Promise<void>;
  address(): Promise<string>;
  element(wanted: Wanted): Promise<EngineElement | null>;
  perceive(): Promise<Perceived>;
  partCount(): Promise<number>;
  press(key: 'Enter' | 'Tab'): Promise<void>;
  type(text: string): Promise<void>;
  content(): Promise<string>;
  consoleProblems(): readonly string[];
}

export interface RunningEngine {
  readonly version: string;
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

/** A pattern cannot be sent as it is. */
export const partsOf = ({ role, name }: Wanted): [role: string, name: string, isPattern: boolean] =>
  typeof name === 'string' ? [role, name, false] : [role, name.source, true];
