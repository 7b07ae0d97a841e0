// @vitest-environment node
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectFindings } from './project-findings.ts';

let folder = '';

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'timemap-doctor-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function install(path: string, version: string, dependencies: Record<string, string> = {}): void {
  write(`node_modules/${path}/package.json`, JSON.stringify({ version, dependencies }));
}

const APP = `
import { AdminKitProvider } from '@timemap/admin-kit';
import { LicenseCard } from '@timemap/admin-kit/license';
import '@timemap/admin-kit/styles/license.css';
import '@timemap/admin-kit/styles/org-users.css';
`;

/** A host in which everything is right. */
function healthyHost(): void {
  const dependencies = { '@timemap/admin-kit': '1', react: '19', 'react-dom': '19', 'some-menu': '1' };
  const devDependencies = { typescript: '6', '@types/react': '19', 'a-tool': '1' };
  write('package.json', JSON.stringify({ dependencies, devDependencies }));
  install('react', '19.3.1');
  install('react-dom', '19.3.1', { react: '19' });
  install('@types/react', '19.3.0');
  install('some-menu', '1.0.0', { react: '*' });
  install('@timemap/admin-kit', '0.1.0', { react: '19' });
  // A tool with a React of its own shows nothing on the page.
  install('a-tool', '1.0.0', { react: '17' });
  install('a-tool/node_modules/react', '17.0.2');
  write('src/app.tsx', APP);
}

const sentences = () => projectFindings(folder).map(({ cause, change }) => `${cause} Change: ${change}`);

it('is silent where everything is right', () => {
  healthyHost();
  write('dist/old.js', "import '@timemap/admin-kit/styles.layered.css'");
  expect(sentences()).toEqual([]);
});

it.each<[string, () => void, RegExp]>([
  [
    'the kit is missing',
    () => rmSync(join(folder, 'node_modules/@timemap'), { recursive: true }),
    /^@timemap\/admin-kit is not installed in .*npm install @timemap\/admin-kit/s,
  ],
  [
    'two copies of React',
    () => install('some-menu/node_modules/react', '18.3.1'),
    /^2 copies of react are installed:.*18\.3\.1 in .*some-menu.*"overrides": \{ "react": "19\.3\.1" \}/s,
  ],
  [
    'two copies of TanStack Query',
    () => {
      install('@tanstack/react-query', '5.108.0');
      install('@timemap/admin-kit', '0.1.0', { '@tanstack/react-query': '5' });
      install('some-menu', '1.0.0', { '@tanstack/react-query': '5' });
      install('some-menu/node_modules/@tanstack/react-query', '5.52.1');
    },
    /^2 copies of @tanstack\/react-query.*"5\.108\.0"/s,
  ],
  [
    'two copies of the kit',
    () => {
      install('some-menu', '1.0.0', { '@timemap/admin-kit': '0' });
      install('some-menu/node_modules/@timemap/admin-kit', '0.0.9');
    },
    /^2 copies of @timemap\/admin-kit are installed.*0\.0\.9/s,
  ],
  [
    'no types of React',
    () => rmSync(join(folder, 'node_modules/@types'), { recursive: true }),
    /^@types\/react cannot be found .*npm install --save-dev @types\/react$/s,
  ],
  [
    'no sheet',
    () => write('src/app.tsx', APP.replaceAll(/import '.*';\n/g, '')),
    /^No file imports a style sheet.*import '@timemap\/admin-kit\/styles\.css';/s,
  ],
  [
    'a layered sheet beside others',
    () => write('src/page.css', "@import '@timemap/admin-kit/styles/license.layered.css';"),
    /^Sheets in cascade layers and outside of them are imported/,
  ],
  [
    'the sheet of all screens beside that of one',
    () => write('src/main.tsx', "import '@timemap/admin-kit/styles.css';"),
    /^styles\.css has the sheets of all screens/,
  ],
  [
    'the map without Leaflet',
    () => write('src/main.tsx', "import '@timemap/admin-kit/map';"),
    /^@timemap\/admin-kit\/map is imported without leaflet and react-leaflet\. Change: npm install leaflet react-leaflet$/,
  ],
  [
    'prefetched screens without a time zone',
    () => write('src/page.tsx', '<PrefetchedScreens screens={screens}>'),
    /^Screens are prefetched without a timeZone.*<AdminKitProvider timeZone="/,
  ],
])('names %s, and the line to change', (_, make, sentence) => {
  healthyHost();
  make();
  const [only, ...others] = sentences();
  expect(only).toMatch(sentence);
  expect(others).toEqual([]);
});
