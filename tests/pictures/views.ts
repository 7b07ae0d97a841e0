import { entries } from '../docs-pages/storybook-site.ts';

export interface View {
  readonly story: string;
  readonly look: Look;
}

export type Look = keyof typeof LOOKS;

export const LOOKS = {
  light: { width: 1024, height: 720, globals: '' },
  dark: { width: 1024, height: 720, globals: 'theme:dark' },
  narrow: { width: 360, height: 720, globals: '' },
  rtl: { width: 1024, height: 720, globals: 'dir:rtl;locale:ar' },
} as const;

const looks = Object.keys(LOOKS) as Look[];

/** A story with the tag 'picture' is taken in every look, one with 'picture:dark' in that look. Pages have the tags of theirs. */
export const views: readonly View[] = looks.flatMap((look) =>
  Object.values(entries)
    .filter(({ type }) => type === 'story')
    .filter(({ tags }) => tags.includes('picture') || tags.includes(`picture:${look}`))
    .map(({ id }) => ({ story: id, look })),
);

export const nameOf = ({ story, look }: View) => `${story}.${look}.png`;
