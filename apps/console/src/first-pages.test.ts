import { organizationsMessages } from '@timemap/admin-kit/messages/organizations';
import type { RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { firstSections, firstShapes } from './first-pages.ts';
import { pageMessages } from './messages.ts';
import { isPageHandle } from './page-handle.ts';
import { pageScripts } from './page-scripts.ts';
import { paths } from './paths.ts';
import { routes } from './routes.tsx';
import { sectionItems } from './shell/navigation.ts';

/** The heading that the shell gives each page, by its path. */
function headingsOf(table: readonly RouteObject[]): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  const look = ({ path, handle, children = [] }: RouteObject) => {
    if (path !== undefined && isPageHandle(handle)) {
      const word = pageMessages.defaults[handle.heading ?? handle.title];
      found.set(path, handle.hasOwnHeading ? undefined : word);
    }
    children.forEach(look);
  };
  table.forEach(look);
  return found;
}

describe('the first shapes', () => {
  it('exist for every page that is a script', () => {
    expect(Object.keys(firstShapes).toSorted()).toEqual(Object.keys(pageScripts).toSorted());
  });

  it('have the headings that the pages have', () => {
    const headings = headingsOf(routes);
    for (const [path, { heading }] of Object.entries(firstShapes))
      expect([path, heading]).toEqual([path, headings.get(path)]);
    expect(firstShapes[paths.organizations]?.hint).toBe(organizationsMessages.defaults.selectOne);
  });

  it('have the sections that the staff area has', () => {
    expect(firstSections).toEqual(sectionItems.map(({ label }) => pageMessages.defaults[label]));
  });
});
