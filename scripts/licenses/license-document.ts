import type { Dependency } from './dependency-tree.ts';

/** OSI-approved licenses that only require their notice. */
const OPEN = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
]);

const NOTES: Readonly<Record<string, string>> = {
  'react-leaflet':
    'draws the map of project creation. Hippocratic-2.1 is not an open-source license: the ' +
    'Open Source Initiative has not approved it, and it forbids uses that violate human rights as it defines them. ' +
    'Read it before you ship `project-create` or a screen that opens it. admin-kit neither installs nor loads it without ' +
    "`import '@timemap/admin-kit/map'`; it is inside admin-elements and the console.",
  '@react-leaflet/core': 'is part of react-leaflet, with the same license.',
};

export function licenseDocument(dependencies: readonly Dependency[]): string {
  const unusual = dependencies.filter(
    ({ license }) => !license.split(/ and /i).every((part) => OPEN.has(part)),
  );
  const notes = unusual.map(({ name, version, license }) => {
    const note = NOTES[name];
    if (note === undefined) {
      throw new Error(`${name} ${version} has the license ${license}. Explain it in license-document.ts.`);
    }
    return `- **${name}** (${license}) ${note}`;
  });
  const rows = dependencies.map(
    (dependency) =>
      `| ${dependency.name} | ${dependency.version} | ${dependency.license} | ${textSource(dependency)} | ${usedBy(dependency)} |`,
  );
  return [
    '# Third-party licenses',
    '',
    'The packages that are installed with ours or are part of the built console, and React and the map, which are',
    'inside `admin-elements`. `npm run update` writes this page from the installed packages. Our own code is under the MIT',
    'license in `LICENSE`. The full texts for `admin-elements` are in that package.',
    '',
    ...(notes.length > 0 ? ['## Not an open-source license', '', ...notes, ''] : []),
    '## All',
    '',
    '| Package | Version | License | Its text | Needed by |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function textSource({ textFile, repository }: Dependency): string {
  const source = repository === null ? '' : `[sources](${repository})`;
  if (textFile === null) return source === '' ? 'not shipped' : `not shipped, see its ${source}`;
  return source === '' ? `\`${textFile}\`` : `\`${textFile}\`, ${source}`;
}

function usedBy({ usedBy: owners }: Dependency): string {
  return owners.map((owner) => owner.replace('@timemap/', '')).join(', ');
}
