/** `npm run dev`: the console from its sources, reloading as they change, with the stand-in server. */
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import type { ConsoleConfig } from '../apps/console/server/console-config.ts';
import { runProgram } from '../apps/console/server/run-program.ts';
import { closeOnSignal } from './close-on-signal.ts';
import { demoConfig, readyMessage, startDemoApi } from './demo.ts';
import { requireFreePort } from './ports.ts';
import { readStartOptions, START_USAGE, type StartOptions } from './start-options.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

await runProgram(async () => {
  const options = readStartOptions(process.argv.slice(2), process.env);
  if (options === null) say(START_USAGE);
  else await develop(options);
});

async function develop(options: StartOptions): Promise<void> {
  const { apiPort, consolePort } = options;
  await requireFreePort(consolePort, { user: 'the console', flag: '--console-port' });
  await requireFreePort(apiPort, { user: 'the API', flag: '--api-port' });
  const api = await startDemoApi(options);
  const site = await createServer({
    root: fileURLToPath(new URL('../apps/console', import.meta.url)),
    server: { host: '127.0.0.1', port: consolePort, strictPort: consolePort !== 0 },
    plugins: [configPlugin(demoConfig(api))],
  });
  await site.listen();
  closeOnSignal(async () => {
    await Promise.all([site.close(), api.close()]);
  });
  say(readyMessage({ consoleUrl: site.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', apiUrl: api.url }));
}

/** Answers config.json with the demo's, in place of the empty one that the build ships. */
function configPlugin(config: ConsoleConfig): Plugin {
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
