import { afterEach, describe, expect, it } from 'vitest';
import { loadProjectMap } from './load-project-map.ts';

interface PageWithGlobal {
  L?: unknown;
}

const page = window as PageWithGlobal;

afterEach(() => {
  delete page.L;
});

// The order matters: Leaflet writes its global once, when its module first runs.
describe('the map', () => {
  it('leaves no global behind when it loads Leaflet', async () => {
    await loadProjectMap();
    expect('L' in window).toBe(false);
  });

  it('leaves the page’s own L alone when it is shown again', async () => {
    const own = { noConflict: () => undefined };
    page.L = own;
    await loadProjectMap();
    expect(page.L).toBe(own);
  });

  it('leaves the global alone if the host uses the same Leaflet', async () => {
    page.L = await import('leaflet');
    const shared = page.L;
    await loadProjectMap();
    expect(page.L).toBe(shared);
  });
});
