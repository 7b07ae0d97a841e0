import { parseArgs } from 'node:util';

export interface StartOptions {
  consolePort: number;
  apiPort: number;
  mainAppPort: number;
  seed: 'demo' | 'small' | 'large';
  dataFile: string | null;
}

export const START_USAGE = `Options, after 'npm start --':
  --large              100,000 users, 20,000 projects, 5,000 organizations, 20,000 tickets,
                       5,000 coupons, 2,000 deals, 3,000 whitelist entries
  --hostile            the data of the tests: names with markup and direction marks, endless names, broken tickets
  --data FILE          keep your changes in FILE across restarts
  --console-port PORT  default 4173 (or CONSOLE_PORT)
  --api-port PORT      default 4174 (or API_PORT)
  --main-app-port PORT default 4175 (or MAIN_APP_PORT)`;

/** Flags take precedence over the environment. Returns null if help was requested. */
export function readStartOptions(
  flags: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): StartOptions | null {
  const values = readFlags(flags);
  if (values.help) return null;
  const consolePort = portFrom(values['console-port'], '--console-port', environment, 'CONSOLE_PORT') ?? 4173;
  const apiPort = portFrom(values['api-port'], '--api-port', environment, 'API_PORT') ?? 4174;
  const mainAppPort =
    portFrom(values['main-app-port'], '--main-app-port', environment, 'MAIN_APP_PORT') ?? 4175;
  refuseSharedPorts({ 'The console': consolePort, 'the API': apiPort, 'the main app': mainAppPort });
  return {
    consolePort,
    apiPort,
    mainAppPort,
    seed: seedFrom(values),
    dataFile: values.data ?? null,
  };
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
        hostile: { type: 'boolean' },
        large: { type: 'boolean' },
        'main-app-port': { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${START_USAGE}`);
  }
}

function seedFrom({ large, hostile }: { large?: boolean; hostile?: boolean }): StartOptions['seed'] {
  if (large && hostile) throw new Error('--large and --hostile select different data. Use only one of them.');
  if (hostile) return 'small';
  return large ? 'large' : 'demo';
}

function refuseSharedPorts(ports: Readonly<Record<string, number>>): void {
  const users = Object.entries(ports).filter(([, port]) => port !== 0);
  for (const [index, [user, port]] of users.entries()) {
    const other = users.slice(index + 1).find(([, otherPort]) => otherPort === port);
    if (other) throw new Error(`${user} and ${other[0]} cannot both have port ${port}.`);
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
