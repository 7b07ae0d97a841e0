/** `npm start`: the built console with a stand-in server and demo data; see START_USAGE for its options. */

import { runProgram } from '../apps/console/server/run-program.ts';
import { startStaticServer } from '../apps/console/server/static-server.ts';
import { closeOnSignal } from './close-on-signal.ts';
import { BUILD_FOLDER, buildConsole } from './console-build.ts';
import { demoConfig, readyMessage, startDemoApi } from './demo.ts';
import { requireFreePort } from './ports.ts';
import { readStartOptions, START_USAGE, type StartOptions } from './start-options.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

await runProgram(async () => {
  const options = readStartOptions(process.argv.slice(2), process.env);
  if (options === null) say(START_USAGE);
  else await start(options);
});

async function start(options: StartOptions): Promise<void> {
  const { apiPort, consolePort, seed, dataFile } = options;
  // Asked before anything is built: the answer does not take half a minute to come.
  await requireFreePort(consolePort, { user: 'the console', flag: '--console-port' });
  await requireFreePort(apiPort, { user: 'the API', flag: '--api-port' });

  say('Building the console, unless nothing changed since the last time ...');
  say((await buildConsole()) ? 'Built.' : 'Up to date.');
  const data = dataFile === null ? '' : `, kept in ${dataFile}`;
  say(`Starting the stand-in server with the ${seed} demo data${data} ...`);
  const api = await startDemoApi(options);
  const site = await startStaticServer({ folder: BUILD_FOLDER, config: demoConfig(api), port: consolePort });
  closeOnSignal(async () => {
    await Promise.all([site.close(), api.close()]);
    say('\nStopped.');
  });
  say(readyMessage({ consoleUrl: site.url, apiUrl: api.url }));
}
