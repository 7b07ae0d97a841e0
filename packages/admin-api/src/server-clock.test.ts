import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAdminClient } from './client.ts';
import { noteServerDate, serverNow } from './server-clock.ts';

const DAY_MS = 86_400_000;

afterEach(() => {
  noteServerDate(new Date().toUTCString());
  vi.useRealTimers();
});

function answeredAt(date: string | null) {
  const headers = new Headers(date === null ? {} : { Date: date });
  const client = createAdminClient({
    baseUrl: 'https://api.test',
    getSessionId: () => null,
    fetch: async () => new Response('{}', { headers }),
  });
  return client.send('GET /enterprise', {});
}

describe('the clock of the server', () => {
  it('is taken from the last response if the computer is days off', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 30), toFake: ['Date'] });
    await answeredAt(new Date(Date.now() - 2 * DAY_MS).toUTCString());
    expect(serverNow()).toBe(Date.UTC(2026, 10, 28));
    vi.setSystemTime(Date.now() + 60_000);
    expect(serverNow()).toBe(Date.UTC(2026, 10, 28) + 60_000);
    await answeredAt(null);
    expect(serverNow()).toBe(Date.UTC(2026, 10, 28) + 60_000);
  });

  it.each([
    ['hides its date', null],
    ['names none', 'soon'],
    ['is seconds away', new Date(Date.UTC(2026, 10, 30) - 4000).toUTCString()],
  ])('is the one of the computer where it %s', async (_, date) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 30), toFake: ['Date'] });
    await answeredAt(date);
    expect(serverNow()).toBe(Date.now());
  });
});
