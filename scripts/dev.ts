import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import type { AppName } from './app-build.ts';
import { closeOnSignal } from './close-on-signal.ts';
import { demoConfig, hostConfig, readyMessage, startDemoApi } from './demo.ts';
import { requireFreePort } from './ports.ts';
import { runProgram } from './run-program.ts';
import { readStartOptions, START_USAGE, type StartOptions } from './start-options.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

await runProgram(async () => {
  const options = readStartOptions(process.argv.slice(2), process.env);
  if (options === null) say(START_USAGE);
  else await develop(options);
});

async function develop(options: StartOptions): Promise<void> {
  const { apiPort, consolePort, mainAppPort } = options;
  await requireFreePort(consolePort, { user: 'the console', flag: '--console-port' });
  await requireFreePort(apiPort, { user: 'the API', flag: '--api-port' });
  await requireFreePort(mainAppPort, { user: 'the main app', flag: '--main-app-port' });
  const api = await startDemoApi(options);
  const mainApp = await serve('embed-host', mainAppPort, hostConfig(api));
  const site = await serve('console', consolePort, demoConfig(api, mainApp));
  closeOnSignal(async () => {
    await Promise.all([site.close(), mainApp.close(), api.close()]);
  });
  say(readyMessage({ consoleUrl: site.url, mainAppUrl: mainApp.url, apiUrl: api.url }));
}

async function serve(app: AppName, port: number, config: object) {
  const server = await createServer({
    root: fileURLToPath(new URL(`../apps/${app}`, import.meta.url)),
    server: { host: '127.0.0.1', port, strictPort: port !== 0 },
    plugins: [configPlugin(config)],
  });
  await server.listen();
  return { url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', close: () => server.close() };
}

function configPlugin(config: object): Plugin {
  return {
    name: 'demo-config',
    configureServer(server) {
      server.middlewares.use('/config.json', (_, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(config));
      });
    },
  };
}
