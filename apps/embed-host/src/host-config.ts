export interface HostConfig {
  readonly apiBaseUrl: string;
  readonly realtimeUrl: string | null;
}

export async function loadHostConfig(): Promise<HostConfig | null> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`config.json: the server answered ${response.status}.`);
  const { apiBaseUrl, realtimeUrl } = (await response.json()) as Record<string, unknown>;
  if (typeof apiBaseUrl !== 'string' || apiBaseUrl === '') return null;
  return { apiBaseUrl, realtimeUrl: typeof realtimeUrl === 'string' && realtimeUrl ? realtimeUrl : null };
}
