import { describe, expect, it } from 'vitest';
import { answerTile } from './map-tile.ts';

const ask = (path: string, method = 'GET') => answerTile(new Request(`http://mock.test${path}`, { method }));

describe('the map tiles of the demo', () => {
  it('are drawings that any page may show, under a base path, too', async () => {
    for (const path of ['/tiles/0/0/0.svg', '/api/v1/tiles/3/7/7.svg', '/tiles/19/271000/151000.svg']) {
      const response = ask(path);
      expect(response?.status).toBe(200);
      expect(response?.headers.get('content-type')).toBe('image/svg+xml');
      expect(await response?.text()).toMatch(/^<svg .*<\/svg>$/);
    }
  });

  it('show the part of the world that the address names', async () => {
    expect(await ask('/tiles/1/1/0.svg')?.text()).toContain('viewBox="128 0 128 128"');
  });

  it.each(['/tiles/1/2/0.svg', '/tiles/1/0/2.svg', '/tiles/20/0/0.svg'])('do not exist at %s', (path) => {
    expect(ask(path)?.status).toBe(404);
  });

  it.each([
    ['/tiles/1/0/0.png', 'GET'],
    ['/tiles/-1/0/0.svg', 'GET'],
    ['/tiles/1/0/0.svg', 'POST'],
    ['/organizations', 'GET'],
  ])('leave %s to others', (path, method) => {
    expect(ask(path, method)).toBeNull();
  });
});
