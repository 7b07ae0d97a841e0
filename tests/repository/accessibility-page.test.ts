import { getRules } from 'axe-core';
import { expect, it } from 'vitest';
import { statesOn } from '../../scripts/manual/accessibility-page.ts';
import { criteria, reports, withReport } from '../../scripts/manual/conformance.ts';
import { textOf } from '../conformance/repository.ts';
import { screenStories } from '../conformance/screen-stories.ts';

it('is written again when a screen gets another state: npm run update -- accessibility', () => {
  const states = new Map<string, number>();
  for (const { path, stories } of screenStories) {
    const screen = /screens\/([^/]+)\//.exec(path)?.[1] ?? '';
    states.set(screen, (states.get(screen) ?? 0) + stories.size);
  }
  const page = statesOn(textOf('docs/manual/accessibility.mdx'));
  expect([...page].sort()).toEqual([...states].sort());
});

it.each(Object.keys(reports) as (keyof typeof reports)[])(
  '%s ends with its report: npm run update',
  (path) => {
    expect(textOf(path)).toBe(withReport(textOf(path), reports[path]()));
  },
);

it('reports on all 31 criteria of level A and all 24 of level AA', () => {
  const ids = (level: string) =>
    new Set(criteria.filter((criterion) => criterion.level === level).map(({ id }) => id));
  expect([ids('A').size, ids('AA').size, criteria.length]).toEqual([31, 24, 55]);
});

it('calls no criterion not applicable of which axe finds something to check in the screens', () => {
  const tagsOfAxe = new Set(
    getRules(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).flatMap(({ tags }) => tags),
  );
  // The screens have no sound, moving pictures or foreign parts.
  const absent = ['1.2.1', '1.2.2', '1.4.2', '3.1.2'];
  const odd = criteria.filter(
    ({ id, result }) =>
      result === 'Not applicable' && tagsOfAxe.has(`wcag${id.replaceAll('.', '')}`) && !absent.includes(id),
  );
  expect(odd).toEqual([]);
});
