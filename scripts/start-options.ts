import { parseArgs } from 'node:util';

export interface StartOptions {
  consolePort: number;
  apiPort: number;
  seed: 'small' | 'large';
  /** File that the stand-in server keeps its state in across restarts. */
  dataFile: string | null;
}

export const START_USAGE = `Options, after 'npm start --':
  --large              100,000 users, 20,000 projects, 5,000 organizations, 20,000 tickets
  --data FILE          keep what you change in FILE, across restarts
  --console-port PORT  default 4173 (or CONSOLE_PORT)
  --api-port PORT      default 4174 (or API_PORT)`;

/**
 * Reads flags and environment of `npm start`; a flag wins over the environment.
 * @returns null where help was asked for
 * @throws Error with a sentence that names what cannot be used
 */
export function readStartOptions(
  flags: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): StartOptions | null {
  const values = readFlags(flags);
  if (values.help) return null;
  const consolePort = portFrom(values['console-port'], '--console-port', environment, 'CONSOLE_PORT') ?? 4173;
  const apiPort = portFrom(values['api-port'], '--api-port', environment, 'API_PORT') ?? 4174;
  if (consolePort === apiPort && consolePort !== 0) {
    throw new Error(`The console and the API cannot both have port ${apiPort}.`);
  }
  return { consolePort, apiPort, seed: values.large ? 'large' : 'small', dataFile: values.data ?? null };
}

function readFlags(flags: readonly string[]) {
  try {
    return parseArgs({
      args: [...flags],
      options: {
        'api-port': { type: 'string' },
        'console-port': { type: 'string' },
        data: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        large: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${START_USAGE}`);
  }
}

function portFrom(
  flag: string | undefined,
  flagName: string,
  environment: Readonly<Record<string, string | undefined>>,
  variable: string,
): number | null {
  const text = flag ?? environment[variable];
  if (text === undefined || text === '') return null;
  const name = flag === undefined ? variable : flagName;
  const isPort = /^[0-9]{1,5}$/.test(text) && Number(text) <= 65_535;
  if (!isPort) throw new Error(`${name} must be a port from 0 (any free one) to 65535, but is '${text}'.`);
  return Number(text);
}
