import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createAdminClient } from '@timemap/admin-api';
import { type ComponentType, StrictMode, Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { AdminKitProvider } from './admin-kit-provider.tsx';
import type { AdminEvent } from './events.ts';
import { lazyPart } from './lazy-part.tsx';

const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
const client = createAdminClient({ baseUrl: 'https://api.test', getSessionId: () => null });

function Chart({ title }: { title: string }) {
  return <p>{title}</p>;
}

/** A script that arrives, or does not, as told for each time it is asked for. */
function script(...arrivals: readonly boolean[]) {
  const asked: boolean[] = [];
  const load = async (): Promise<{ default: ComponentType<{ title: string }> }> => {
    const arrives = arrivals[asked.length] ?? true;
    asked.push(arrives);
    if (!arrives) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: Chart };
  };
  return { asked, load };
}

function show(Part: ComponentType<{ title: string }>) {
  const events: AdminEvent[] = [];
  const page = (
    <StrictMode>
      <AdminKitProvider client={client} session={session} onEvent={(event) => events.push(event)}>
        <p>The rest</p>
        <Suspense fallback={<p>Loading</p>}>
          <Part title="People" />
        </Suspense>
      </AdminKitProvider>
    </StrictMode>
  );
  return { events, page, ...render(page, { onCaughtError: () => undefined }) };
}

describe('a part that loads when it is needed', () => {
  it('is asked for once, however often it is shown', async () => {
    const { asked, load } = script();
    const { page, rerender } = show(lazyPart('chart', load));
    expect(await screen.findByText('People')).toBeVisible();
    rerender(page);
    expect(asked).toEqual([true]);
  });

  it('leaves the rest of the screen as it is when its script does not arrive, and is told of', async () => {
    const { asked, load } = script(false);
    const { events } = show(lazyPart('chart', load));
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded');
    expect(screen.getByText('The rest')).toBeVisible();
    expect(asked).toEqual([false]);
    expect(events).toMatchObject([{ type: 'crash', screen: 'chart' }]);
  });

  it('is asked for again by each Retry', async () => {
    const { asked, load } = script(false, false, true);
    show(lazyPart('chart', load));
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('People')).toBeVisible();
    expect(asked).toEqual([false, false, true]);
  });

  it('leaves its place empty where the screen says the same without it', async () => {
    const { load } = script(false);
    const { events } = show(lazyPart('chart', load, { optional: true }));
    await expect.poll(() => events).toMatchObject([{ type: 'crash', screen: 'chart' }]);
    expect(screen.getByText('The rest')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
