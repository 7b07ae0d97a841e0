import { beforeEach, describe, expect, it } from 'vitest';
import { createTabStorage } from './tab-storage.ts';
import { clearDrafts, createUserDrafts } from './user-drafts.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('drafts', () => {
  it('outlive the page in this tab, and leave localStorage alone (T14, T39)', () => {
    createUserDrafts(createTabStorage(), 1).save('org-create.root', '{"name":"Faculty"}');
    expect(createUserDrafts(createTabStorage(), 1).load('org-create.root')).toBe('{"name":"Faculty"}');
    expect(localStorage).toHaveLength(0);
  });

  it('are shown only to their owner', () => {
    const storage = createTabStorage();
    createUserDrafts(storage, 1).save('form', 'mine');
    expect(createUserDrafts(storage, 11).load('form')).toBeNull();
  });

  it('are kept in memory if the browser refuses them, and reports that', () => {
    const full = new Proxy({} as Storage, {
      get: () => () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    let refusals = 0;
    const drafts = createUserDrafts(createTabStorage(full), 1, () => void refusals++);
    drafts.save('form', 'mine');
    expect([drafts.load('form'), refusals]).toEqual(['mine', 1]);
    createUserDrafts(createTabStorage(), 1, () => void refusals++).save('form', 'mine');
    expect(refusals).toBe(1);
  });

  it('can be removed one by one', () => {
    const drafts = createUserDrafts(createTabStorage(), 1);
    drafts.save('a', '1');
    drafts.save('b', '2');
    drafts.remove('a');
    expect([drafts.load('a'), drafts.load('b')]).toEqual([null, '2']);
  });

  it('are all forgotten at a logout, and only they (T38)', () => {
    const storage = createTabStorage();
    storage.set('theme', 'dark');
    createUserDrafts(storage, 1).save('form', 'mine');
    createUserDrafts(storage, 2).save('form', 'yours');
    clearDrafts(storage);
    expect(storage.keys()).toEqual(['theme']);
  });

  it('of others are cleared when someone signs in', () => {
    const storage = createTabStorage();
    createUserDrafts(storage, 1).save('form', 'mine');
    createUserDrafts(storage, 12).save('form', 'yours');
    clearDrafts(storage, 1);
    expect(createUserDrafts(storage, 1).load('form')).toBe('mine');
    expect(createUserDrafts(storage, 12).load('form')).toBeNull();
  });
});
