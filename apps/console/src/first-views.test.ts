/// <reference types="vite/types/importMeta.d.ts" />
import { organizationsMessages } from '@timemap/admin-kit/messages/organizations';
import { describe, expect, it } from 'vitest';
import { pageMessages } from './messages.ts';
import { type FirstViews, pages } from './pages.ts';
import { paths } from './paths.ts';

const firstViews: FirstViews = Object.assign(
  {},
  ...Object.values(import.meta.glob<FirstViews>('./pages/*/pages.ts', { eager: true, import: 'firstViews' })),
);

describe('the first views', () => {
  it('exist for every page', () => {
    expect(Object.keys(firstViews).toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
  });

  it.each(pages.map((page) => [page.path, page] as const))('of %s has its title', (path, { handle }) => {
    expect(firstViews[path]?.title).toBe(pageMessages.defaults[handle.title]);
  });

  it('have the hint that the page has', () => {
    expect(firstViews[paths.organizations]?.hint).toBe(organizationsMessages.defaults.selectOne);
  });
});
