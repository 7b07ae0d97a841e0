import { fileURLToPath } from 'node:url';
import { UNCONFIGURED } from '../../console/server/console-config.ts';
import { securityHeaders } from '../../console/server/security-headers.ts';
import { type StaticServer, startStaticServer } from '../../console/server/static-server.ts';

export interface HostSiteOptions {
  apiBaseUrl: string;
  realtimeUrl: string;
  port?: number;
}

export function startHostSite({ apiBaseUrl, realtimeUrl, port }: HostSiteOptions): Promise<StaticServer> {
  const config = { ...UNCONFIGURED, apiBaseUrl, realtimeUrl };
  return startStaticServer({
    folder: fileURLToPath(new URL('../dist', import.meta.url)),
    config,
    port,
    headers: [
      ...securityHeaders(config).filter(([name]) => name !== 'Referrer-Policy'),
      // The address can contain a session id until the first script removes it.
      ['Referrer-Policy', 'no-referrer'],
    ],
  });
}
