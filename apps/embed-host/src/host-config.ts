export interface HostConfig {
  readonly apiBaseUrl: string;
  /** null: changes by others do not arrive. */
  readonly realtimeUrl: string | null;
}

/** null if the environment names no server. */
export async function loadHostConfig(): Promise<HostConfig | null> {
  try {
    const response = await fetch('/config.json');
    const { apiBaseUrl, realtimeUrl } = (await response.json()) as Record<string, unknown>;
    if (typeof apiBaseUrl !== 'string' || apiBaseUrl === '') return null;
    return { apiBaseUrl, realtimeUrl: typeof realtimeUrl === 'string' && realtimeUrl ? realtimeUrl : null };
  } catch {
    return null;
  }
}
