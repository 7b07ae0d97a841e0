import { type ConsoleConfig, parseConsoleConfig, UNCONFIGURED } from '../server/console-config.ts';

export interface LoadedConfig {
  readonly config: ConsoleConfig;
  /** null if config.json could be used, even if it names no API. */
  readonly problem: string | null;
}

const TIMEOUT_MS = 20_000;

/** Never rejects. Without a configuration the page says that login is impossible. */
export async function loadConfig(fetchFile: typeof fetch): Promise<LoadedConfig> {
  try {
    const response = await fetchFile('/config.json', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) return unusable(`config.json: the server answered ${response.status}.`);
    return { config: parseConsoleConfig(await response.text()), problem: null };
  } catch (error) {
    const { name, message } = error as Error;
    return unusable(name === 'ConfigError' ? message : `config.json could not be loaded (${message}).`);
  }
}

function unusable(problem: string): LoadedConfig {
  return { config: UNCONFIGURED, problem };
}
