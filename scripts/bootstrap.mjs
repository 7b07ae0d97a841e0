// Runs before anything is installed, on any Node: plain JavaScript, no dependency.
//   node scripts/bootstrap.mjs start|test|test:all|check|dev|update|tool [arguments of the task]
// It installs the workspace if necessary, then continues on the Node that the workspace pins.
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whyInstallFailed } from './install-failure.mjs';
import { isInstalled, rememberInstall } from './install-state.mjs';
import { runChild } from './run-child.mjs';
import { machineNode, pathWithoutWorkspace, workspaceNode } from './workspace-node.mjs';

const OLDEST_NODE_MAJOR = 20;

const TASKS = {
  start: ['scripts/start.ts'],
  test: ['scripts/test.ts'],
  'test:all': ['scripts/test.ts', '--long'],
  check: ['scripts/test.ts', '--check'],
  dev: ['scripts/dev.ts'],
  update: ['scripts/update.ts'],
};

/** `npm run tool -- <name>`. CONTRIBUTING.md says what each is for. */
const TOOLS = {
  bench: 'tests/perf/index.ts',
  coverage: 'tests/mutation/coverage.ts',
  engines: 'tests/engines/index.ts',
  guards: 'tests/claims/guards.ts',
  'manual-site': 'scripts/manual-site.ts',
  mutation: 'tests/mutation/index.ts',
  'new-screen': 'scripts/new-screen/index.ts',
  'nginx-check': 'scripts/nginx-check.ts',
  'node-check': 'scripts/node-check.ts',
  pack: 'scripts/packed-packages.ts',
  pictures: 'tests/pictures/index.ts',
  'readme-check': 'scripts/readme-check.ts',
  registry: 'scripts/registry.ts',
  release: 'scripts/release.ts',
};

const root = dirname(dirname(fileURLToPath(import.meta.url)));

if (process.env.npm_lifecycle_event) endWithParent();

process.exitCode = await main(...process.argv.slice(2));

async function main(taskName, ...taskArguments) {
  if (taskName === 'tool') {
    const toolName = taskArguments.shift();
    if (!Object.hasOwn(TOOLS, toolName)) {
      return fail(`Name a tool: npm run tool -- <${Object.keys(TOOLS).join('|')}> [arguments of the tool].`);
    }
    return run([TOOLS[toolName], ...taskArguments]);
  }
  if (!Object.hasOwn(TASKS, taskName)) {
    return fail(`There is no task '${taskName}'. Known tasks: ${Object.keys(TASKS).join(', ')}, tool.`);
  }
  return run([...TASKS[taskName], ...taskArguments]);
}

async function run([script, ...scriptArguments]) {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE_MAJOR) {
    return fail(
      `Node ${OLDEST_NODE_MAJOR} or newer is needed. This is Node ${process.versions.node}. ` +
        'Install a current Node, open a new terminal and run the command again.',
    );
  }
  if (!isInstalled(root)) {
    const code = await install();
    if (code !== 0) return code;
  }
  const node = workspaceNode(root) || machineNode();
  if (!node) {
    return fail(
      "The Node that this workspace pins does not run here (the npm package 'node' fetches it when it is installed). " +
        'Allow install scripts and delete node_modules, or install Node 24 on this machine; then run the command again.',
    );
  }
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const ended = await runChild(node, [join(root, script), ...scriptArguments], {
    folder: root,
    environment: { PATH: path },
  });
  return ended.code;
}

async function install() {
  process.stdout.write(
    'Installing the locked dependencies. The first time, this takes about a minute and needs the network.\n',
  );
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const environment = {
    CI: 'true',
    // The install may replace the workspace's Node, so npx and pnpm run on the machine's.
    PATH: pathWithoutWorkspace(root),
    // By default npm waits more than a minute on a dead network before it fails.
    npm_config_fetch_retry_mintimeout: process.env.npm_config_fetch_retry_mintimeout || '1000',
    npm_config_fetch_retry_maxtimeout: process.env.npm_config_fetch_retry_maxtimeout || '5000',
  };
  const ended = await runChild('npx', ['-y', packageManager, 'install', '--frozen-lockfile'], {
    folder: root,
    environment,
    isOutputKept: true,
  });
  if (ended.isInterrupted) return ended.code || 130;
  if (ended.code !== 0) return fail(whyInstallFailed(ended.output, packageManager), ended.code);
  rememberInstall(root);
  return 0;
}

/** npm's shell does not forward a signal, so the servers would keep running. */
function endWithParent() {
  const parent = process.ppid;
  const watch = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(watch, 500).unref();
}

function fail(sentence, code = 1) {
  process.stderr.write(`\n${sentence}\n`);
  return code;
}
