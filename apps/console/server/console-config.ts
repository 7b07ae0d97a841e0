const FEATURES = ['deleteOrganization', 'projectDeletion', 'seatChange', 'logInReason'] as const;

/** Loaded with the page, so that one build serves every environment. Uses neither Node nor the DOM. */
export interface ConsoleConfig {
  /** Address of the API, or a path on the console's own origin. `null`: the environment is not configured (A §8). */
  apiBaseUrl: string | null;
  mainAppUrl: string | null;
  /** Where people ask for what they cannot do themselves. */
  supportEmail: string | null;
  /** WebSocket address of the 'project metadata changed' packets, or a path on the console's own origin. */
  realtimeUrl: string | null;
  /** Map tile template with `{z}`, `{x}`, `{y}`, and `{s}` as the first label of the host where there are several. */
  tileUrl: string | null;
  tileAttribution: string;
  /** The longest address the API accepts, in characters, because a new project is sent in one. `null`: not checked. */
  urlLimit: number | null;
  /** The only hosts where a customer page opens. Empty: any, after the person has seen the address. */
  customerPageHosts: readonly string[];
  features: Readonly<Partial<Record<(typeof FEATURES)[number], boolean>>>;
}

export const UNCONFIGURED: ConsoleConfig = {
  apiBaseUrl: null,
  mainAppUrl: null,
  supportEmail: null,
  realtimeUrl: null,
  tileUrl: null,
  tileAttribution: '',
  urlLimit: null,
  customerPageHosts: [],
  features: {},
};

class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly field: string;

  constructor(field: string, problem: string) {
    super(`config.json: ${field} ${problem}.`);
    this.field = field;
  }
}

// Hosts become part of the Content-Security-Policy, where ; and , separate directives. URL allows both in a host.
const HOST = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:[0-9]+)?$/i;
const EMAIL = /^[^\s@<>,;:?&]+@[^\s@<>,;:?&]+$/;
const OWN_PATH = /^\/(?![/\\])[^\\?#\s]*$/;

/** Missing, null and empty addresses mean 'not configured'. @throws ConfigError naming the first unusable field */
export function readConsoleConfig(input: unknown): ConsoleConfig {
  if (!isRecord(input)) throw new ConfigError('the file', 'must hold one JSON object');
  refuseUnknown(input, Object.keys(UNCONFIGURED));
  return {
    apiBaseUrl: addressOf(input, 'apiBaseUrl', ['http', 'https']),
    mainAppUrl: addressOf(input, 'mainAppUrl', ['http', 'https']),
    supportEmail: emailOf(input),
    realtimeUrl: addressOf(input, 'realtimeUrl', ['ws', 'wss']),
    tileUrl: tileTemplateOf(input),
    tileAttribution: textOf(input, 'tileAttribution'),
    urlLimit: urlLimitOf(input),
    customerPageHosts: hostsOf(input),
    features: featuresOf(input),
  };
}

export function parseConsoleConfig(text: string): ConsoleConfig {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (error) {
    throw new ConfigError(
      'the file',
      `is not JSON (${error instanceof Error ? error.message : String(error)})`,
    );
  }
  return readConsoleConfig(input);
}

function addressOf(input: Record<string, unknown>, field: string, schemes: readonly string[]): string | null {
  const text = textOf(input, field).trim();
  if (text === '') return null;
  if (OWN_PATH.test(text)) return text;
  const parts = /^([a-z]+):\/\/([^/?#]+)(\/[^?#\s]*)?$/i.exec(text);
  if (!parts?.[1] || !parts[2] || !schemes.includes(parts[1].toLowerCase()) || !isHost(parts[2])) {
    throw new ConfigError(
      quoted(field),
      `must be an address that begins with ${schemes.map((s) => `${s}://`).join(' or ')}, without a query, or a path that begins with one slash, but is ${quoted(text)}`,
    );
  }
  return text;
}

function emailOf(input: Record<string, unknown>): string | null {
  const field = 'supportEmail';
  const text = textOf(input, field).trim();
  if (text === '' || EMAIL.test(text)) return text || null;
  throw new ConfigError(quoted(field), `must be one email address, but is ${quoted(text)}`);
}

function tileTemplateOf(input: Record<string, unknown>): string | null {
  const field = 'tileUrl';
  const text = textOf(input, field).trim();
  if (text === '') return null;
  const missing = ['{z}', '{x}', '{y}'].filter((part) => !text.includes(part));
  if (missing.length > 0)
    throw new ConfigError(quoted(field), `must contain ${missing.join(', ')}, but is ${quoted(text)}`);
  if (OWN_PATH.test(text)) return text;
  const host = /^https?:\/\/(?:\{s\}\.)?([^/?#]+)\//i.exec(text)?.[1];
  if (!host || !isHost(host)) {
    throw new ConfigError(
      quoted(field),
      `must begin with https:// or http:// and a host, whose first label alone may be {s}, but is ${quoted(text)}`,
    );
  }
  return text;
}

function urlLimitOf({ urlLimit = null }: Record<string, unknown>): number | null {
  if (urlLimit === null) return null;
  if (typeof urlLimit === 'number' && Number.isSafeInteger(urlLimit) && urlLimit > 0) return urlLimit;
  throw new ConfigError('"urlLimit"', `must be a whole number above 0, or null, but is ${quoted(urlLimit)}`);
}

function featuresOf(input: Record<string, unknown>): Record<string, boolean> {
  const features = input.features ?? {};
  if (!isRecord(features))
    throw new ConfigError('"features"', 'must be an object of names and true or false');
  refuseUnknown(features, FEATURES, 'features.');
  const switches: Record<string, boolean> = {};
  for (const [name, isOn] of Object.entries(features)) {
    if (typeof isOn !== 'boolean') {
      throw new ConfigError(quoted(`features.${name}`), `must be true or false, but is ${quoted(isOn)}`);
    }
    switches[name] = isOn;
  }
  return switches;
}

function refuseUnknown(values: object, known: readonly string[], prefix = ''): void {
  const unknown = Object.keys(values).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new ConfigError(quoted(prefix + unknown), `is not a known field (known: ${known.join(', ')})`);
}

function hostsOf(input: Record<string, unknown>): readonly string[] {
  const hosts = input.customerPageHosts ?? [];
  const isHostName = (host: unknown) => typeof host === 'string' && isHost(host);
  if (!Array.isArray(hosts) || !hosts.every(isHostName)) {
    throw new ConfigError('"customerPageHosts"', `must be a list of host names, but is ${quoted(hosts)}`);
  }
  return hosts;
}

function textOf(input: Record<string, unknown>, field: string): string {
  const value = input[field] ?? '';
  if (typeof value !== 'string')
    throw new ConfigError(quoted(field), `must be text, but is ${quoted(value)}`);
  return value;
}

function isHost(text: string): boolean {
  return HOST.test(text) && URL.canParse(`http://${text}`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function quoted(value: unknown): string {
  return JSON.stringify(value);
}
