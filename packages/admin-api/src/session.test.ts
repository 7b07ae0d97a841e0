// @vitest-environment jsdom
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSessionStore } from './session.ts';

function refusing(...methods: (keyof Storage)[]): Storage {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
  return new Proxy(storage as unknown as Storage, {
    get(target, name) {
      if (!methods.includes(name as keyof Storage)) return Reflect.get(target, name);
      return () => {
        throw new DOMException('blocked', name === 'setItem' ? 'QuotaExceededError' : 'SecurityError');
      };
    },
  });
}

function fromOtherTab(key: string | null, newValue: string | null, storageArea: Storage = localStorage) {
  if (key === null) storageArea.clear();
  else if (newValue === null) storageArea.removeItem(key);
  else storageArea.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea }));
}

beforeEach(() => {
  localStorage.clear();
});

describe('the session id', () => {
  it('is kept in browser storage under cv-sid, and nothing else is', () => {
    const store = createSessionStore();
    expect(store.get()).toBeNull();
    store.set('sid-1');
    expect({ ...localStorage }).toEqual({ 'cv-sid': 'sid-1' });
    expect([store.get(), createSessionStore().get()]).toEqual(['sid-1', 'sid-1']);
    store.clear();
    expect(localStorage).toHaveLength(0);
    expect(store.get()).toBeNull();
  });

  it('may be kept elsewhere', () => {
    const store = createSessionStore({ storage: sessionStorage, key: 'other' });
    store.set('sid-1');
    expect(sessionStorage.getItem('other')).toBe('sid-1');
    expect(localStorage).toHaveLength(0);
  });

  it.each(['', 'two words', 'line\nbreak', 'é'])(
    '%j counts as none and is removed, since it could not be sent',
    (damaged) => {
      localStorage.setItem('cv-sid', damaged);
      const store = createSessionStore();
      expect(store.get()).toBeNull();
      expect(localStorage.getItem('cv-sid')).toBeNull();
      store.set('sid-1');
      store.set(damaged);
      expect(store.get()).toBeNull();
      expect(localStorage).toHaveLength(0);
    },
  );

  it('is a text: a number counts as none', () => {
    const store = createSessionStore();
    store.set(5 as never);
    expect([store.get(), localStorage.length]).toEqual([null, 0]);
  });
});

describe('a listener', () => {
  it('hears of each change until it leaves', () => {
    const store = createSessionStore();
    const heard: (string | null)[] = [];
    const leave = store.subscribe((sessionId) => heard.push(sessionId));
    store.set('sid-1');
    store.clear();
    leave();
    store.set('sid-2');
    expect(heard).toEqual(['sid-1', null]);
  });

  it('subscribed twice is called twice, and unsubscribes one at a time', () => {
    const store = createSessionStore();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    store.subscribe(listener);
    store.set('sid-1');
    leave();
    store.set('sid-2');
    expect(listener.mock.calls).toEqual([['sid-1'], ['sid-1'], ['sid-2']]);
  });

  it('hears of a login and a logout in another tab (T13)', () => {
    const store = createSessionStore();
    store.set('mine');
    const heard: (string | null)[] = [];
    const leave = store.subscribe((sessionId) => heard.push(sessionId));
    fromOtherTab('something else', 'x');
    fromOtherTab('cv-sid', 'theirs');
    expect(store.get()).toBe('theirs');
    fromOtherTab('cv-sid', null);
    fromOtherTab(null, null);
    fromOtherTab('cv-sid', 'x', sessionStorage);
    leave();
    fromOtherTab('cv-sid', 'later');
    expect(heard).toEqual(['theirs', null, null]);
  });

  it('leaves nothing on the page once all have left', () => {
    const added = vi.spyOn(globalThis, 'addEventListener');
    const removed = vi.spyOn(globalThis, 'removeEventListener');
    onTestFinished(() => void vi.restoreAllMocks());
    const store = createSessionStore();
    const leaves = [store.subscribe(() => {}), store.subscribe(() => {})];
    createSessionStore({ storage: null }).subscribe(() => {})();
    expect(added).toHaveBeenCalledOnce();
    removed.mockClear();
    for (const leave of leaves) leave();
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });

  it('hears of another tab after others have left', () => {
    const store = createSessionStore();
    const leave = store.subscribe(() => {});
    const heard = vi.fn();
    const leaveLast = store.subscribe(heard);
    leave();
    fromOtherTab('cv-sid', 'theirs');
    leaveLast();
    expect(heard.mock.calls).toEqual([['theirs']]);
  });
});

describe('without storage that works', () => {
  it.each<[string, (keyof Storage)[]]>([
    ['is full', ['setItem']],
    ['is blocked', ['getItem', 'setItem', 'removeItem']],
  ])('the session lives in memory when storage %s (T53)', (_, methods) => {
    const store = createSessionStore({ storage: refusing(...methods) });
    const heard = vi.fn();
    store.subscribe(heard);
    store.set('sid-1');
    expect(store.get()).toBe('sid-1');
    expect(store.isPersistent()).toBe(false);
    store.clear();
    expect(store.get()).toBeNull();
    expect(heard.mock.calls).toEqual([['sid-1'], [null]]);
  });

  it('nobody is signed in at first', () => {
    expect(createSessionStore({ storage: null }).get()).toBeNull();
  });

  it('says that the session will not last before anybody signs in (T53)', () => {
    expect(createSessionStore({ storage: refusing('getItem') }).isPersistent()).toBe(false);
    expect(createSessionStore({ storage: null }).isPersistent()).toBe(false);
    expect(createSessionStore().isPersistent()).toBe(true);
  });

  it('signs out even when the old id cannot be removed (T53)', () => {
    const storage = refusing('removeItem');
    const store = createSessionStore({ storage });
    store.set('sid-1');
    store.clear();
    expect(store.get()).toBeNull();
    expect(storage.getItem('cv-sid')).toBe('sid-1');
  });

  it('trusts storage again once it takes an id (T53)', () => {
    const storage = refusing();
    const setItem = vi.spyOn(storage, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = createSessionStore({ storage });
    store.set('sid-1');
    expect(store.isPersistent()).toBe(false);
    store.set('sid-2');
    expect([store.get(), storage.getItem('cv-sid'), store.isPersistent()]).toEqual(['sid-2', 'sid-2', true]);
    setItem.mockRestore();
  });

  it('says that the session will not last once storage takes no other id (T53)', () => {
    const storage = refusing();
    const store = createSessionStore({ storage });
    store.set('sid-1');
    const setItem = vi.spyOn(storage, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.set('sid-2');
    setItem.mockRestore();
    expect([store.get(), store.isPersistent()]).toEqual(['sid-2', false]);
  });

  it('follows another tab that could store where this one could not (T53)', () => {
    const store = createSessionStore();
    const leave = store.subscribe(() => {});
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.set('mine');
    full.mockRestore();
    expect(store.get()).toBe('mine');
    fromOtherTab('cv-sid', 'theirs');
    expect(store.get()).toBe('theirs');
    leave();
  });

  it('works when reading the property alone is refused, as in a sandboxed frame (T53)', () => {
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const store = createSessionStore();
    blocked.mockRestore();
    store.set('sid-1');
    expect([store.get(), store.isPersistent()]).toEqual(['sid-1', false]);
    expect(localStorage).toHaveLength(0);
  });

  it('notifies its listeners where the page has no window events', () => {
    vi.stubGlobal('addEventListener', undefined);
    vi.stubGlobal('removeEventListener', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    const store = createSessionStore({ storage: refusing() });
    const heard = vi.fn();
    const leave = store.subscribe(heard);
    store.set('sid-1');
    leave();
    store.clear();
    expect(heard.mock.calls).toEqual([['sid-1']]);
  });

  it('works where there is no window', () => {
    vi.stubGlobal('window', undefined);
    const store = createSessionStore();
    const leave = store.subscribe(() => {});
    store.set('sid-1');
    leave();
    vi.unstubAllGlobals();
    expect([store.get(), store.isPersistent()]).toEqual(['sid-1', false]);
  });
});
