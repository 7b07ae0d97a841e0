import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describedPackage } from './dependency-tree.ts';

const TEXT_FILES = /^(licen[cs]e|copying|notice)/i;

const LINE = '='.repeat(80);

export function licenseTexts(folders: readonly string[]): string {
  const sections = folders
    .map((folder) => ({ folder, ...describedPackage(folder) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ folder, name, version, license, repository }) => {
      const texts = readdirSync(folder)
        .filter((file) => TEXT_FILES.test(file))
        .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
      if (texts.length === 0) texts.push(usualText(folder));
      const title = [`${name} ${version}, ${license}`, ...(repository === null ? [] : [repository])];
      return [LINE, ...title, LINE, '', ...texts.flatMap((text) => [text, ''])].join('\n');
    });
  return [
    'The scripts in this folder hold code of the packages below, under their licenses. The sheets of the package',
    "restate what the map needs of Leaflet's sheet. Our own code is under the license of the package.",
    '',
    ...sections,
  ].join('\n');
}

function usualText(folder: string): string {
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string; author?: string | { name: string } };
  const holder = typeof author === 'object' ? author.name : author;
  if (license !== 'MIT' || holder === undefined) {
    throw new Error(
      `${name} ${version} is bundled but has no license text. Find its text and add it to license-texts.ts.`,
    );
  }
  return `(The package ships no text; this is the license that it names.)\n\n${mit(holder)}`;
}

const mit = (holder: string) => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;
