import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { call, createAdminClient } from '@timemap/admin-api';
import type { ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ActionEvent, ActionStartedEvent, AdminEvent } from '../context/events.ts';
import { loadLater } from '../load-later.ts';
import { useErrorText } from '../messages/error-text.ts';
import { AdminKitProvider, type AdminKitProviderProps } from '../provider/admin-kit-provider.tsx';
import { type Look, looksGone, looksLike } from './lost-answer.ts';
import type { Query } from './query.ts';
import { useAction } from './use-action.ts';

await loadLater();
const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };

function setUp(provider: Partial<AdminKitProviderProps> = {}, look?: Look) {
  const waiting: ((response: Response) => void)[] = [];
  const sent: string[] = [];
  const client = createAdminClient({
    baseUrl: 'https://api.test',
    getSessionId: () => 'a-session',
    fetch: async (input) => {
      sent.push(await new Request(input).text());
      return new Promise((resolve) => waiting.push(resolve));
    },
  });
  const events: AdminEvent[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AdminKitProvider client={client} session={session} onEvent={(event) => events.push(event)} {...provider}>
      {children}
    </AdminKitProvider>
  );
  const { result } = renderHook(
    () =>
      useAction<number>({
        name: 'license.revoke',
        operation: 'DELETE /licenses',
        target: (id) => ({ kind: 'license', id }),
        send: ({ client: api }, id) => call(api, 'DELETE /licenses', { body: { id } }),
        key: (id) => String(id),
        changesProject: (id) => id,
        ...(look && { look: () => look }),
      }),
    { wrapper },
  );
  const answer = (body: unknown, status = 200) =>
    act(async () => waiting.shift()?.(Response.json(body, { status })));
  return { result, sent, events, answer };
}

describe('an action', () => {
  it('succeeds although a callback of the host throws, and reports that as an error of the page', async () => {
    const reported: unknown[] = [];
    const onError = (event: ErrorEvent) => {
      event.preventDefault();
      reported.push(event.error);
    };
    window.addEventListener('error', onError);
    onTestFinished(() => window.removeEventListener('error', onError));
    const mistake = new Error('The host forgot something.');
    const fail = () => {
      throw mistake;
    };
    const realtime = { publish: fail, subscribe: () => () => {} };
    const { result, answer } = setUp({ onEvent: fail, realtime });
    const { run } = await act(async () => ({ run: result.current.run(7) }));
    await answer({});
    await act(async () => expect(await run).toMatchObject({ status: 'succeeded' }));
    expect(reported).toEqual([mistake, mistake, mistake]);
  });

  it('sends one request when it is run twice in the same moment (T6)', async () => {
    const { result, sent, answer } = setUp();
    let second: unknown;
    await act(async () => {
      void result.current.run(7);
      second = await result.current.run(7);
    });
    expect(second).toEqual({ status: 'ignored' });
    expect(sent).toEqual(['id=7']);
    expect(result.current.isBusyWith('7')).toBe(true);
    await answer({});
    expect(result.current.isBusy).toBe(false);
  });

  it('lets runs with two targets overlap', async () => {
    const { result, sent, answer } = setUp();
    await act(async () => {
      void result.current.run(7);
      void result.current.run(8);
    });
    expect(sent).toEqual(['id=7', 'id=8']);
    await answer({});
    await answer({});
  });

  it('may be run again after a failure, and clears the failure when it starts', async () => {
    const { result, sent, answer } = setUp();
    await act(async () => void result.current.run(7));
    await answer({ error: 'In use' });
    expect(result.current.error?.message).toBe('In use');
    await act(async () => void result.current.run(7));
    expect(result.current.error).toBeNull();
    expect(sent).toHaveLength(2);
    await answer({});
  });

  it('sends nothing when the host says no, and says so in the stream', async () => {
    const beforeAction = vi.fn(async () => false);
    const { result, sent, events } = setUp({ beforeAction });
    await act(async () => void (await result.current.run(7)));
    expect(beforeAction).toHaveBeenCalledWith({ name: 'license.revoke', target: { kind: 'license', id: 7 } });
    expect(sent).toEqual([]);
    expect(events).toMatchObject([{ type: 'action', outcome: 'vetoed' }]);
  });

  it('takes a veto that breaks for a veto', async () => {
    const { result, sent } = setUp({ beforeAction: () => Promise.reject(new Error('down')) });
    await act(async () =>
      expect(await result.current.run(7)).toMatchObject({ status: 'vetoed', error: { kind: 'vetoed' } }),
    );
    expect(result.current.error).toMatchObject({ kind: 'vetoed', mayHaveBeenApplied: false });
    expect(sent).toEqual([]);
  });

  it('reports start, target, outcome and failure, and nothing secret', async () => {
    const { result, events, answer } = setUp();
    await act(async () => void result.current.run(7));
    expect(events).toMatchObject([{ type: 'action-started', action: { name: 'license.revoke' } }]);
    const [{ runId }] = events as [ActionStartedEvent];
    await answer({ error: 'In use' }, 400);
    expect(events.slice(1)).toMatchObject([
      {
        runId,
        type: 'action',
        action: { name: 'license.revoke', target: { kind: 'license', id: 7 } },
        outcome: 'failed',
        failure: { kind: 'refused', status: 400, message: 'In use' },
      },
    ]);
    expect(JSON.stringify(events)).not.toContain('a-session');
  });

  it('tells the host once that the session is over', async () => {
    const onSessionExpired = vi.fn();
    const { result, answer } = setUp({ onSessionExpired });
    await act(async () => {
      void result.current.run(7);
      void result.current.run(8);
    });
    await answer({ error: 'Invalid session' });
    await answer({ error: 'Not signed in' }, 400);
    expect(onSessionExpired).toHaveBeenCalledTimes(1);
  });
});

const readBy = (load: () => Promise<unknown>): Query<unknown> => ({
  operation: 'GET /licenses/{orgId}',
  input: { path: { orgId: 2 } },
  load,
});
const lookAt = (load: () => Promise<unknown>) =>
  looksLike(readBy(load), { id: 7, isEnabled: true }, { isEnabled: false });

describe('an action whose answer was lost', () => {
  async function runAndLose(look?: Look, body: unknown = {}) {
    const { result, sent, events, answer } = setUp({}, look);
    let outcome: unknown;
    await act(async () => void result.current.run(7).then((ended) => (outcome = ended)));
    await answer(body, 502);
    await waitFor(() => expect(outcome).toBeDefined());
    expect(sent).toHaveLength(1);
    const { result: text } = renderHook(() => useErrorText());
    const { error } = result.current;
    return { outcome, said: error && text.current(error), ended: events.at(-1) };
  }

  it('has succeeded when the server has the change', async () => {
    const { outcome, said, ended } = await runAndLose(lookAt(async () => ({ id: 7, isEnabled: true })));
    expect(outcome).toMatchObject({ status: 'succeeded', wasGone: false });
    expect(said).toBeNull();
    expect(ended).toMatchObject({ type: 'action', outcome: 'succeeded' });
  });

  it('has failed when the server does not have the change, and can be checked again', async () => {
    let isThere = false;
    const { outcome, said, ended } = await runAndLose(lookAt(async () => ({ id: 7, isEnabled: isThere })));
    expect(outcome).toMatchObject({ status: 'failed' });
    expect(said).toBe('No clear answer came back. The server has not saved the change.');
    isThere = true;
    expect(await (ended as ActionEvent).wasMade?.()).toBe(true);
  });

  it.each([
    ['is not sent again where the first request had made it', 7, 1],
    ['is sent where it is another one', 8, 2],
  ])('and that is pressed again %s', async (_, id, count) => {
    let load: () => Promise<unknown> = () => Promise.reject(new Error('down'));
    const { result, sent, events, answer } = setUp(
      {},
      lookAt(() => load()),
    );
    await act(async () => void result.current.run(7));
    await answer({ error: 'Internal' }, 500);
    await waitFor(() => expect(result.current.error).not.toBeNull());
    load = async () => ({ id: 7, isEnabled: true });
    await act(async () => void result.current.run(id));
    await waitFor(() => expect(sent).toHaveLength(count));
    if (count === 2) return;
    expect(await screen.findByText('The previous request had worked. Nothing was sent again.')).toBeVisible();
    expect(result.current.error).toBeNull();
    expect(events.at(-1)).toMatchObject({ type: 'action', outcome: 'succeeded' });

    await act(async () => void result.current.run(7));
    expect(sent).toHaveLength(2);
  });

  it('is sent again where the server does not have it', async () => {
    const { result, sent, answer } = setUp(
      {},
      lookAt(async () => ({ id: 7, isEnabled: false })),
    );
    await act(async () => void result.current.run(7));
    await answer({}, 502);
    await waitFor(() => expect(result.current.error).not.toBeNull());
    await act(async () => void result.current.run(7));
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it.each([
    ['nothing tells', undefined],
    ['it is gone', lookAt(async () => null)],
    ['someone changed it again', lookAt(async () => ({ id: 7, isEnabled: 'no longer' }))],
    ['the look fails', lookAt(() => Promise.reject(new Error('down')))],
  ])('may have been made when %s', async (_, look) => {
    const { outcome, said } = await runAndLose(look, { error: 'Internal error' });
    expect(outcome).toMatchObject({ status: 'failed' });
    expect(said).toBe('Internal error. The change may have been made. Check before you try again.');
  });

  it('may have been made when the look never ends', async () => {
    vi.useFakeTimers();
    try {
      const { result, answer } = setUp(
        {},
        lookAt(() => new Promise(() => {})),
      );
      await act(async () => void result.current.run(7));
      await answer({}, 502);
      expect(result.current.isBusy).toBe(true);
      await act(() => vi.advanceTimersByTimeAsync(5000));
      expect(result.current.isBusy).toBe(false);
      expect(result.current.error).toMatchObject({ mayHaveBeenApplied: true });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a removal that finds nothing', () => {
  const lookForNone = (license: unknown) =>
    looksGone(
      readBy(async () => license),
      { id: 7 },
    );

  async function removeMissing(look: Look) {
    const { result, events, answer } = setUp({}, look);
    let outcome: unknown;
    await act(
      async () => void result.current.run(7, 'License 7 was revoked').then((ended) => (outcome = ended)),
    );
    await answer({ error: 'No such license' }, 404);
    await waitFor(() => expect(outcome).toBeDefined());
    return { outcome, ended: events.at(-1) };
  }

  it('has succeeded when the thing is gone, and says that it was before', async () => {
    const { outcome, ended } = await removeMissing(lookForNone(null));
    expect(outcome).toEqual({ status: 'succeeded', result: undefined, wasGone: true });
    expect(ended).toMatchObject({ type: 'action', outcome: 'succeeded' });
    expect(await screen.findByText('It was already removed.')).toBeVisible();
    expect(document.body).not.toHaveTextContent('License 7 was revoked');
  });

  it('is announced when this run has removed the thing [spoken]', async () => {
    const { result, answer } = setUp({}, lookForNone(null));
    await act(async () => void result.current.run(7, 'License 7 was revoked'));
    await answer({});
    await waitFor(() => expect(document.body).toHaveTextContent('License 7 was revoked'));
  });

  it('has failed when the thing is still there, and says nothing of the kind', async () => {
    const { outcome } = await removeMissing(lookForNone({ id: 7 }));
    expect(outcome).toMatchObject({ status: 'failed', error: { status: 404 } });
    expect(screen.queryByText('It was already removed.')).toBeNull();
  });
});
