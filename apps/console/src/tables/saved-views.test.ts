import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSavedViews, MAX_VIEWS } from './saved-views.ts';

const key = 'cv-views:7:users';
const trial = { name: 'Trial', search: 'filter=trial&sort=-created' };

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('saved views', () => {
  it('are kept in the browser, for one person and one table', () => {
    expect(createSavedViews(7, 'users').replace([trial])).toBe(true);
    expect(createSavedViews(7, 'users').list()).toEqual([trial]);
    expect(createSavedViews(8, 'users').list()).toEqual([]);
    expect(createSavedViews(7, 'tickets').list()).toEqual([]);
  });

  it('leave nothing behind once there are none', () => {
    const views = createSavedViews(7, 'users');
    views.replace([trial]);
    views.replace([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('report a change in this and another tab, until the last listener leaves', () => {
    const views = createSavedViews(7, 'users');
    const changed = vi.fn();
    const stop = views.subscribe(changed);
    views.replace([trial]);
    localStorage.setItem(key, JSON.stringify([{ ...trial, name: 'Elsewhere' }]));
    window.dispatchEvent(new StorageEvent('storage', { key }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'cv-sid' }));
    expect(changed).toHaveBeenCalledTimes(2);
    expect(views.list().map(({ name }) => name)).toEqual(['Elsewhere']);
    stop();
    views.replace([]);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('are the same list while the same is stored', () => {
    const views = createSavedViews(7, 'users');
    views.replace([trial]);
    expect(views.list()).toBe(views.list());
  });

  it.each([
    ['broken', '[{'],
    ['no list', '{"name":"Trial","search":""}'],
    ['null', 'null'],
    ['no views', '[null, 5, "x", [], {}, {"name": 1, "search": ""}, {"name": "x"}]'],
    ['nameless', '[{"name":" \\u202e ","search":""}]'],
    [
      'too long',
      JSON.stringify([
        { name: 'x'.repeat(61), search: '' },
        { name: 'x', search: 'y'.repeat(2001) },
      ]),
    ],
  ])('are none where what is stored is %s', (_, stored) => {
    localStorage.setItem(key, stored);
    expect(createSavedViews(7, 'users').list()).toEqual([]);
  });

  it('are read one by one: at most thirty, each name once, without what steers other text', () => {
    const many = Array.from({ length: 40 }, (_, at) => ({ name: `View ${at}`, search: '', more: at }));
    localStorage.setItem(
      key,
      JSON.stringify([{ name: ' a\u202E  \nb ', search: 'x' }, { name: 'A B', search: 'y' }, ...many]),
    );
    const views = createSavedViews(7, 'users').list();
    expect(views).toHaveLength(MAX_VIEWS);
    expect(views.slice(0, 2)).toEqual([
      { name: 'a b', search: 'x' },
      { name: 'View 0', search: '' },
    ]);
  });

  it.each([
    ['is too long', [trial, { name: 'Long', search: 'y'.repeat(2001) }]],
    ['has no name', [trial, { name: ' ', search: '' }]],
    ['is one too many', Array.from({ length: MAX_VIEWS + 1 }, (_, at) => ({ name: `${at}`, search: '' }))],
    ['has the name of another', [trial, { name: 'TRIAL', search: '' }]],
  ])('are refused if one %s, and the stored ones stay', (_, refused) => {
    const views = createSavedViews(7, 'users');
    views.replace([trial]);
    expect(views.replace(refused)).toBe(false);
    expect(views.list()).toEqual([trial]);
  });

  it('say when the storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(createSavedViews(7, 'users').replace([trial])).toBe(false);
  });

  it('say when the storage is blocked, and are none', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const views = createSavedViews(7, 'users');
    expect(views.list()).toEqual([]);
    expect(views.replace([trial])).toBe(false);
  });
});
