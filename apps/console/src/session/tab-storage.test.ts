import { beforeEach, describe, expect, it } from 'vitest';
import { createTabStorage } from './tab-storage.ts';

/** A storage that exists and refuses, as in private windows with a full or a forbidden store. */
const refusing = new Proxy({} as Storage, {
  get: () => () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  },
});

beforeEach(() => sessionStorage.clear());

describe('the storage of a tab', () => {
  it('keeps texts in sessionStorage', () => {
    const storage = createTabStorage();
    storage.set('theme', 'dark');
    expect(sessionStorage.getItem('theme')).toBe('dark');
    expect(createTabStorage().get('theme')).toBe('dark');
    expect(storage.keys()).toEqual(['theme']);
    storage.remove('theme');
    expect(storage.get('theme')).toBeNull();
    expect(storage.keys()).toEqual([]);
  });

  it.each([
    ['missing', null],
    ['refusing', refusing],
  ])('keeps them in memory where storage is %s (T53)', (_, page) => {
    const storage = createTabStorage(page);
    expect(storage.get('draft')).toBeNull();
    storage.set('draft', 'a name');
    expect(storage.get('draft')).toBe('a name');
    expect(storage.keys()).toEqual(['draft']);
    storage.remove('draft');
    expect(storage.get('draft')).toBeNull();
  });
});
