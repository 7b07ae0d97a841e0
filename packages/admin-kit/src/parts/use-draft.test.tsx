import { act, renderHook } from '@testing-library/react';
import { type AdminClient, ApiError } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import { createMemoryDrafts } from '../context/drafts.ts';
import type { ActionOutcome } from '../data/use-action.ts';
import { AdminKitProvider } from '../provider/admin-kit-provider.tsx';
import { useDraft } from './use-draft.ts';

const client: AdminClient = { id: 'none', baseUrl: '', send: async () => null };
const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };

type Outcome = ActionOutcome<null>;
const failed = (error: ApiError): Outcome => ({ status: 'failed', error });
const made: Outcome = { status: 'succeeded', result: null };

function open(drafts = createMemoryDrafts()) {
  const { result, unmount } = renderHook(() => useDraft('form', { name: '' }, { marksOpen: true }), {
    wrapper: ({ children }) => (
      <AdminKitProvider client={client} session={session} drafts={drafts}>
        {children}
      </AdminKitProvider>
    ),
  });
  return {
    drafts,
    unmount,
    form: () => result.current,
    type: (name: string) => act(() => result.current.change({ name })),
    send: () => {
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      const end = result.current.send(() => promise);
      return (outcome: Outcome) =>
        act(async () => {
          resolve(outcome);
          await end;
        });
    },
  };
}

describe('a draft that was sent', () => {
  it.each<[string, Outcome, { isRestored: boolean; wasSent: boolean }]>([
    ['is gone once it was made', made, { isRestored: false, wasSent: false }],
    ['is gone if it was made already', { status: 'already done' }, { isRestored: false, wasSent: false }],
    [
      'is an unsent one again once it was refused',
      failed(new ApiError('refused', 'POST /organizations/create')),
      { isRestored: true, wasSent: false },
    ],
    [
      'may have been made without a clear answer',
      failed(new ApiError('network', 'POST /organizations/create')),
      { isRestored: true, wasSent: true },
    ],
    ['stays one while a second press is ignored', { status: 'ignored' }, { isRestored: true, wasSent: true }],
  ])('%s', async (_, outcome, found) => {
    const { drafts, type, send, unmount } = open();
    type('Night School');
    await send()(outcome);
    unmount();
    expect(open(drafts).form()).toMatchObject(found);
  });

  it('may have been made while no answer has come, also after the form was closed', async () => {
    const { drafts, form, type, send } = open();
    type('Night School');
    const answer = send();
    expect(open(drafts).form()).toMatchObject({ fields: { name: 'Night School' }, wasSent: true });
    form().close();
    await answer(made);
    expect(open(drafts).form().isRestored).toBe(false);
  });

  it('is not what its late answer removes, if something else was typed since', async () => {
    const first = open();
    first.type('Night School');
    const answer = first.send();
    first.unmount();
    const second = open(first.drafts);
    second.type('Day School');
    expect(second.form().wasSent).toBe(false);
    await answer(made);
    expect(second.form().fields).toEqual({ name: 'Day School' });
    expect(open(first.drafts).form().fields).toEqual({ name: 'Day School' });
  });
});
