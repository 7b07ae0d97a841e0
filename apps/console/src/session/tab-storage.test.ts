import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTabStorage } from './tab-storage.ts';

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

  it('keeps in memory only what the page refuses, and lists both', () => {
    const storage = createTabStorage();
    storage.set('theme', 'dark');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.set('draft', 'a name');
    full.mockRestore();
    expect({ ...sessionStorage }).toEqual({ theme: 'dark' });
    expect(storage.get('draft')).toBe('a name');
    expect(storage.keys()).toEqual(['draft', 'theme']);
    storage.set('draft', 'another name');
    expect({ ...sessionStorage }).toEqual({ theme: 'dark', draft: 'another name' });
    sessionStorage.setItem('draft', 'changed');
    expect(storage.get('draft')).toBe('changed');
    expect(storage.keys().toSorted()).toEqual(['draft', 'theme']);
  });

  it('works where reading the property alone is refused (T53)', () => {
    const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const storage = createTabStorage();
    blocked.mockRestore();
    storage.set('draft', 'a name');
    expect(storage.get('draft')).toBe('a name');
    expect(sessionStorage).toHaveLength(0);
  });
});
