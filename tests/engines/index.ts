/** Tests the gravest faults in each browser engine: `npm run tool -- engines [firefox coupons]` */
import { argv } from 'node:process';
import type { MockServer } from '@timemap/admin-mock';
import { buildApp } from '../../scripts/app-build.ts';
import { runProgram } from '../../scripts/run-program.ts';
import { type SiteOptions, startServers } from '../e2e/site.ts';
import { type Cell, cells } from './cells.ts';
import { type Engine, findEngines } from './engines.ts';
import type { RunningEngine } from './page.ts';
import { Person, QUIET_MS, until } from './person.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

interface Result {
  readonly engine: string;
  readonly passed: number;
  readonly failed: number;
  readonly minutes: number;
}

const OPTIONS: SiteOptions = {
  api: { endsConnections: true },
  config: { features: { deleteOrganization: true, projectDeletion: true } },
};

async function play(browser: RunningEngine, cell: Cell): Promise<void> {
  const { running, server, close } = await startServers(OPTIONS);
  let closePage = async () => {};
  try {
    const api = running.server;
    const session = cell.isSignedOut ? null : api.signIn('globalAdmin');
    api.use(...cell.atFirst);
    const opened = await browser.open(`${server.url}${cell.at}`, session);
    closePage = opened.close;
    const person = new Person(opened.page);
    await cell.start(person);
    const count = () => api.requests().filter(({ operation }) => operation === cell.operation).length;
    api.use(...cell.faults);
    await cell.act(person);
    await until('The call never left.', async () => (count() > 0 ? true : null));
    await cell.expectOutcome(person, () => api.clearScenarios());
    await until('Something stays busy.', async () => ((await person.perceive()).isBusy ? null : true));
    await quiet(api);

    const { text, hasFocus } = await until('The page is blank.', async () => {
      const perceived = await person.perceive();
      return perceived.text === '' ? null : perceived;
    });
    const problems = await person.problems();
    if (cell.isOneRequest && count() !== 1) problems.push(`${count()} requests left instead of one`);
    if (!hasFocus && cell.keepsDocument) problems.push('The focus is on the body');
    const raw = /<html|<!doctype|Bad Gateway|undefined|NaN|\[object|SyntaxError|TypeError|Unexpected token/i;
    if (raw.test(text)) problems.push(`Raw text: ${raw.exec(text)?.[0]}`);
    if (session !== null && (await person.page.content()).includes(session))
      problems.push('The session id is in the document');
    if (problems.length > 0) throw new Error(problems.join('; '));
  } finally {
    await closePage();
    await close();
  }
}

/** Firefox does not report the end of a call that was cut. */
async function quiet(api: MockServer): Promise<void> {
  let seen = -1;
  let since = Date.now();
  await until('The page does not stop calling the server.', async () => {
    const count = api.requests().length;
    if (count !== seen) since = Date.now();
    seen = count;
    return Date.now() - since > QUIET_MS ? true : null;
  });
}

async function runIn(engine: Engine, chosen: readonly Cell[]): Promise<Result> {
  const begun = Date.now();
  const browser = await engine.launch();
  let failed = 0;
  try {
    say(`\n${engine.name}: ${browser.version}`);
    for (const cell of chosen) {
      try {
        await play(browser, cell);
        say(`  ok     ${cell.name}`);
      } catch (error) {
        failed += 1;
        say(`  FAILED ${cell.name}\n    ${String(error)}`);
      }
    }
  } finally {
    await browser.close();
  }
  return {
    engine: engine.name,
    passed: chosen.length - failed,
    failed,
    minutes: Math.round((Date.now() - begun) / 6000) / 10,
  };
}

await runProgram(async () => {
  const engines = findEngines();
  const words = argv.slice(2).map((word) => word.toLowerCase());
  const isEngine = (word: string) => engines.some(({ name }) => name.toLowerCase() === word);
  const wantedEngines = words.filter(isEngine);
  const parts = words.filter((word) => !isEngine(word));
  const chosen = cells.filter(({ name }) => parts.every((part) => name.toLowerCase().includes(part)));
  if (chosen.length === 0) throw new Error(`No cell has ${parts.join(' and ')} in its name.`);

  await buildApp('console');
  const results: Result[] = [];
  for (const engine of engines) {
    if (wantedEngines.length > 0 && !wantedEngines.includes(engine.name.toLowerCase())) continue;
    if (engine.isMissing) say(`\n${engine.name} cannot run on this machine. ${engine.howToGetIt}`);
    else results.push(await runIn(engine, chosen));
  }
  say('\nengine     cells  passed  failed  minutes');
  for (const { engine, passed, failed, minutes } of results)
    say(
      `${engine.padEnd(9)}${`${passed + failed}`.padStart(7)}${`${passed}`.padStart(8)}${`${failed}`.padStart(8)}${`${minutes}`.padStart(9)}`,
    );
  if (results.length === 0) throw new Error('No engine was found, so nothing was tested.');
  if (results.some(({ failed }) => failed > 0)) process.exitCode = 1;
});
