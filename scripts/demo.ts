import { accounts } from '@timemap/admin-mock';
import { type RunningMockServer, startMockServer } from '@timemap/admin-mock/node';
import type { ConsoleConfig } from '../apps/console/server/console-config.ts';
import type { StartOptions } from './start-options.ts';

export async function startDemoApi(options: StartOptions): Promise<RunningMockServer> {
  const { apiPort, consolePort, mainAppPort, seed, dataFile } = options;
  const ports = [consolePort, mainAppPort];
  const origins = ports.flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]);
  return startMockServer({
    port: apiPort,
    seed,
    dataFile: dataFile ?? undefined,
    // Blocks other pages in the same browser. With port 0 the origin is not known yet.
    allowOrigins: ports.includes(0) ? undefined : origins,
    onFault: (sentence) => process.stderr.write(`${sentence}\n`),
  });
}

export function demoConfig(
  api: Pick<RunningMockServer, 'url' | 'wsUrl' | 'tileUrl'>,
  mainApp: { url: string },
): ConsoleConfig {
  return {
    apiBaseUrl: withLocalhost(api.url),
    mainAppUrl: withLocalhost(mainApp.url),
    supportEmail: 'support@timemap.example',
    realtimeUrl: withLocalhost(api.wsUrl),
    tileUrl: withLocalhost(api.tileUrl),
    tileAttribution: 'Demo map with coarse outlines',
    urlLimit: null,
    customerPageHosts: ['payments.timemap.example'],
    features: { deleteOrganization: true, seatChange: true },
  };
}

export function hostConfig(api: Pick<RunningMockServer, 'url' | 'wsUrl'>) {
  return { apiBaseUrl: withLocalhost(api.url), realtimeUrl: withLocalhost(api.wsUrl) };
}

interface Addresses {
  consoleUrl: string;
  mainAppUrl: string;
  apiUrl: string;
}

export function readyMessage({ consoleUrl, mainAppUrl, apiUrl }: Addresses): string {
  const people = Object.values(accounts).map(
    ({ username, password, label }) => `  ${username.padEnd(6)} ${password.padEnd(11)} ${label}`,
  );
  return `
Ready.

  Console   ${withLocalhost(consoleUrl)}
  Main app  ${withLocalhost(mainAppUrl)}  (a stand-in that opens projects and logs in as a user)
  API       ${withLocalhost(apiUrl)}

Sign in as
${people.join('\n')}

To see the console with a misbehaving server, switch a fault on, reload, and switch it off again:
  curl -X PUT ${withLocalhost(apiUrl)}/__scenarios -d '[{"kind":"delay","operation":"*","ms":2000}]'
  curl -X PUT ${withLocalhost(apiUrl)}/__scenarios -d '[{"kind":"fail","operation":"GET /organizations","text":"No","status":500}]'
  curl -X DELETE ${withLocalhost(apiUrl)}/__scenarios
More kinds: packages/admin-mock/src/scenarios.ts

Stop with Ctrl-C.
`;
}

/** The servers listen on 127.0.0.1, but people type localhost. */
function withLocalhost(url: string): string {
  return url.replace('//127.0.0.1', '//localhost');
}
