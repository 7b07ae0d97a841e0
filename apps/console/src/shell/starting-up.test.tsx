import { act, render, screen, waitFor } from '@testing-library/react';
import { empty } from '@timemap/admin-mock/scenarios';
import { describe, expect, it, vi } from 'vitest';
import { startStage } from '../../testing/start-stage.ts';
import type { ConsoleRuntime } from '../console-runtime.ts';
import { Words } from '../words.tsx';
import { StartingUp } from './starting-up.tsx';

async function startUp(starting?: Promise<ConsoleRuntime>) {
  const stage = await startStage({ as: 'member', scenarios: [empty('GET /userinfo', 503)] });
  const { unmount } = render(
    <Words choice={stage.runtime.language}>
      <StartingUp starting={starting ?? Promise.resolve(stage.runtime)} />
    </Words>,
  );
  return { ...stage, unmount };
}

describe('the page before the console', () => {
  it('says that the server is away while it is, and that it loads again when it is back [spoken]', async () => {
    const { runtime, server } = await startUp();
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('Loading');
    const settled = runtime.session.settled();
    await waitFor(() => expect(status).toHaveTextContent('The server is unavailable. Trying again…'));
    server.clearScenarios();
    await act(async () => expect(await settled).toMatchObject({ status: 'signedIn' }));
    expect(status).toHaveTextContent('Loading');
  });

  it('listens to no session once it has gone', async () => {
    let begin: (runtime: ConsoleRuntime) => void = () => {};
    const { runtime, unmount } = await startUp(new Promise((resolve) => (begin = resolve)));
    const subscribe = vi.spyOn(runtime.session, 'subscribe');
    unmount();
    await act(async () => begin(runtime));
    expect(subscribe).not.toHaveBeenCalled();
  });
});
