import { afterEach, describe, expect, it } from 'vitest';
import { loadProjectMap } from './load-project-map.ts';

interface PageWithGlobal {
  L?: unknown;
}

const page = window as PageWithGlobal;

afterEach(() => {
  delete page.L;
});

// Leaflet writes its global once, when its module runs: the order of these tests is that of a page's life.
describe('the map', () => {
  it('leaves no global behind where it loads Leaflet', async () => {
    await loadProjectMap();
    expect('L' in window).toBe(false);
  });

  it('leaves alone what a page calls L when it is shown again', async () => {
    const own = { noConflict: () => undefined };
    page.L = own;
    await loadProjectMap();
    expect(page.L).toBe(own);
  });

  it('leaves a host the global of a Leaflet that both of them have', async () => {
    page.L = await import('leaflet');
    const shared = page.L;
    await loadProjectMap();
    expect(page.L).toBe(shared);
  });
});
