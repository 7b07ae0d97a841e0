import { expect, it } from 'vitest';
import { statesOn } from '../../scripts/manual/accessibility-page.ts';
import { textOf } from '../conformance/repository.ts';
import { screenStories } from '../conformance/screen-stories.ts';

it('is written again when a screen gets another state: npm run accessibility', () => {
  const states = new Map<string, number>();
  for (const { path, stories } of screenStories) {
    const screen = /screens\/([^/]+)\//.exec(path)?.[1] ?? '';
    states.set(screen, (states.get(screen) ?? 0) + stories.size);
  }
  const page = statesOn(textOf('docs/manual/accessibility.mdx'));
  expect([...page].sort()).toEqual([...states].sort());
});
