import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFiles, root, textOf } from '../../conformance/repository.ts';
import { screenStories } from '../../conformance/screen-stories.ts';

const SCREENS = 'packages/admin-kit/src/screens';

export const screenFolders = [
  ...new Set(
    repositoryFiles(new RegExp(`^${SCREENS}/.*/index\\.ts$`)).map((path) => path.split('/')[4] ?? ''),
  ),
].sort();

interface StoryComponent {
  readonly folder: string;
  readonly component: string;
}

const componentsByTitle = new Map(
  screenStories.map(({ path, meta }): [string, StoryComponent] => {
    const [file = '', folder = ''] = path.split('/').reverse();
    const words = file.replace('.stories.tsx', '').split('-');
    const component = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
    return [meta.input.title, { folder, component }];
  }),
);
const components = [...componentsByTitle.values()];

export function componentOf(story: unknown): StoryComponent {
  const { title } = (story as { meta: { input: { title: string } } }).meta.input;
  const shown = componentsByTitle.get(title);
  if (shown === undefined) throw new Error(`No screen has stories under "${title}".`);
  return shown;
}

export const isPublic = ({ folder, component }: StoryComponent) =>
  new RegExp(`\\b${component}\\b`).test(textOf(`${SCREENS}/${folder}/index.ts`));

const codeOf = (folder: string) =>
  repositoryFiles(new RegExp(`^${SCREENS}/${folder}/.*(?<!\\.test|\\.stories)\\.tsx?$`))
    .map(textOf)
    .join('\n');

export function openedBy(folder: string): string[] {
  const code = codeOf(folder);
  const opened = components.filter(
    (other) =>
      other.folder !== folder &&
      new RegExp(`'\\.\\./${other.folder}/(index\\.ts|[\\w-]+\\.tsx)'`).test(code) &&
      new RegExp(`<${other.component}\\b(?! adapter=)`).test(code),
  );
  return [...new Set(opened.map((other) => other.folder))].sort();
}

export function shownBy(tag: string): StoryComponent | undefined {
  const ofElement = (folder: string) => `${SCREENS}/${folder}/element.tsx`;
  const folder = screenFolders.find(
    (each) => existsSync(join(root, ofElement(each))) && textOf(ofElement(each)).includes(`<${tag}>`),
  );
  if (folder === undefined) return undefined;
  const code = textOf(ofElement(folder));
  return components.find((shown) => shown.folder === folder && code.includes(`<${shown.component}`));
}
