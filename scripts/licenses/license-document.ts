import type { Dependency } from './dependency-tree.ts';

/** Licenses that require only their notice and that the Open Source Initiative has approved. */
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
    'is used only by the map of the entry for creating a project. Hippocratic-2.1 is not an open-source licence: the ' +
    'Open Source Initiative has not approved it, and it forbids uses that violate human rights as it defines them. ' +
    'Read it before you ship that entry. No other entry loads it, although admin-kit installs it.',
  '@react-leaflet/core': 'comes with react-leaflet, for the same map alone, under the same licence.',
};

/** @throws Error if a license is neither a usual one nor explained */
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
    '# Third-party licences',
    '',
    'What an installation of the packages, or the built console, brings along when it runs, React included, which is',
    'inside the standalone elements. Written by `npm run licenses` from what is installed; our own code is under the MIT',
    'licence in `LICENSE`. The full texts for what is inside the standalone elements lie beside them in the package.',
    '',
    ...(notes.length > 0 ? ['## Not an open-source licence', '', ...notes, ''] : []),
    '## All',
    '',
    '| Package | Version | Licence | Its text | Needed by |',
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
