import { importsOf, repositoryFiles, textOf } from '../../conformance/repository.ts';
import { screenStories } from '../../conformance/screen-stories.ts';

const SCREENS = 'packages/admin-kit/src/screens';

/** Every screen's folder. */
export const screenFolders = [
  ...new Set(
    repositoryFiles(new RegExp(`^${SCREENS}/.*/index\\.ts$`)).map((path) => path.split('/')[4] ?? ''),
  ),
].sort();

/** The component a story group is about, and the folder it is in. */
export function componentOf(title: string): { folder: string; component: string } {
  const [, folder = '', component = ''] = title.split('/');
  return { folder, component };
}

const components = screenStories.map(({ meta }) => componentOf(meta.input.title));

/** Whether hosts can import it; otherwise it is only opened from another component of its folder. */
export const isPublic = ({ folder, component }: { folder: string; component: string }) =>
  new RegExp(`\\b${component}\\b`).test(textOf(`${SCREENS}/${folder}/index.ts`));

const codeOf = (folder: string) =>
  repositoryFiles(new RegExp(`^${SCREENS}/${folder}/.*(?<!\\.test|\\.stories)\\.tsx?$`))
    .map(textOf)
    .join('\n');

/**
 * The screens that a screen holds or opens as they are. One that is given an adapter makes the calls of that instead of
 * its own, and is not among them.
 */
export function openedBy(folder: string): string[] {
  const code = codeOf(folder);
  const opened = components.filter(
    (other) =>
      other.folder !== folder &&
      code.includes(`../${other.folder}/index.ts`) &&
      new RegExp(`<${other.component}\\b(?! adapter=)`).test(code),
  );
  return [...new Set(opened.map((other) => other.folder))].sort();
}

/** The component of a screen that the view of an element shows. */
export function shownBy(view: string): { folder: string; component: string } | undefined {
  const path = `packages/admin-kit/src/elements/views/${view}-view.tsx`;
  const code = textOf(path);
  return components.find(
    ({ folder, component }) =>
      importsOf(path).includes(`../../screens/${folder}/index.ts`) && code.includes(`<${component}`),
  );
}
