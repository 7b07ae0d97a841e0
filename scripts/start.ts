import { startStaticServer } from '../apps/console/server/static-server.ts';
import { startHostSite } from '../apps/embed-host/server/host-site.ts';
import { buildApps, buildFolderOf } from './app-build.ts';
import { closeOnSignal } from './close-on-signal.ts';
import { demoConfig, hostConfig, readyMessage, startDemoApi } from './demo.ts';
import { requireFreePort } from './ports.ts';
import { runProgram } from './run-program.ts';
import { readStartOptions, START_USAGE, type StartOptions } from './start-options.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

await runProgram(async () => {
  const options = readStartOptions(process.argv.slice(2), process.env);
  if (options === null) say(START_USAGE);
  else await start(options);
});

async function start(options: StartOptions): Promise<void> {
  const { apiPort, consolePort, mainAppPort, seed, dataFile } = options;
  await requireFreePort(consolePort, { user: 'the console', flag: '--console-port' });
  await requireFreePort(apiPort, { user: 'the API', flag: '--api-port' });
  await requireFreePort(mainAppPort, { user: 'the main app', flag: '--main-app-port' });

  say('Building the console and the main app if they have changed ...');
  say((await buildApps()) ? 'Built.' : 'Up to date.');
  const data = dataFile === null ? '' : `, kept in ${dataFile}`;
  say(`Starting the stand-in server with the ${seed === 'small' ? 'hostile' : seed} data${data} ...`);
  const api = await startDemoApi(options);
  const mainApp = await startHostSite({ ...hostConfig(api), port: mainAppPort });
  const config = demoConfig(api, mainApp);
  const site = await startStaticServer({ folder: buildFolderOf('console'), config, port: consolePort });
  closeOnSignal(async () => {
    await Promise.all([site.close(), mainApp.close(), api.close()]);
    say('\nStopped.');
  });
  say(readyMessage({ consoleUrl: site.url, mainAppUrl: mainApp.url, apiUrl: api.url }));
}
