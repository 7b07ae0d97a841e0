export interface HostConfig {
  readonly apiBaseUrl: string;
  /** null: changes by others do not arrive. */
  readonly realtimeUrl: string | null;
}

/** null if the environment names no server. Rejects if config.json cannot be loaded. */
export async function loadHostConfig(): Promise<HostConfig | null> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`config.json: the server answered ${response.status}.`);
  const { apiBaseUrl, realtimeUrl } = (await response.json()) as Record<string, unknown>;
  if (typeof apiBaseUrl !== 'string' || apiBaseUrl === '') return null;
  return { apiBaseUrl, realtimeUrl: typeof realtimeUrl === 'string' && realtimeUrl ? realtimeUrl : null };
}
