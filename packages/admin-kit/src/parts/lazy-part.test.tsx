import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createAdminClient } from '@timemap/admin-api';
import { type ComponentType, StrictMode, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AdminEvent } from '../context/events.ts';
import { AdminKitProvider } from '../provider/admin-kit-provider.tsx';
import { type LazyPart, lazyPart, usePreload } from './lazy-part.tsx';

const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
const client = createAdminClient({ baseUrl: 'https://api.test', getSessionId: () => null });

function Chart({ title }: { title: string }) {
  return <p>{title}</p>;
}

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
  it('is requested once', async () => {
    const { asked, load } = script();
    const { page, rerender } = show(lazyPart('chart', load));
    expect(await screen.findByText('People')).toBeVisible();
    rerender(page);
    expect(asked).toEqual([true]);
  });

  it('appears without waiting after a prefetch, and stays the same element in later renders', async () => {
    const { asked, load } = script();
    const Part = lazyPart('chart', load);
    Part.prefetch();
    await Promise.resolve();
    const { page, rerender } = show(Part);
    const title = screen.getByText('People');
    expect(screen.queryByText('Loading')).toBeNull();
    rerender(page);
    expect(screen.getByText('People')).toBe(title);
    expect(asked).toEqual([true]);
  });

  it('stays the same element when it is prefetched while it is shown', async () => {
    const { load } = script();
    const Part = lazyPart('chart', load);
    const { page, rerender } = show(Part);
    const title = await screen.findByText('People');
    Part.prefetch();
    await Promise.resolve();
    rerender(page);
    expect(screen.getByText('People')).toBe(title);
  });

  it('leaves the rest of the screen as it is when its script does not arrive, and says so', async () => {
    const { asked, load } = script(false);
    const { events } = show(lazyPart('chart', load));
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded');
    expect(screen.getByText('The rest')).toBeVisible();
    expect(asked).toEqual([false]);
    expect(events).toMatchObject([{ type: 'crash', screen: 'chart' }]);
  });

  it('says so where a dialog was asked for, also in a test page, which cannot scroll', async () => {
    const { load } = script(false);
    const Part = lazyPart('chart', load);
    show(({ title }) => <Part {...{ title, onClose: () => {} }} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded');
    expect(screen.getByText('The rest')).toBeVisible();
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
    const { events } = show(lazyPart('chart', load, 'default', { optional: true }));
    await expect.poll(() => events).toMatchObject([{ type: 'crash', screen: 'chart' }]);
    expect(screen.getByText('The rest')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the parts of a screen that is shown', () => {
  const idle: (() => void)[] = [];
  const beIdle = () => {
    while (idle.length > 0) idle.shift()?.();
  };
  afterEach(() => {
    idle.length = 0;
    vi.unstubAllGlobals();
  });

  function showScreen(Part: LazyPart<{ title: string }>) {
    vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
    const queryClient = new QueryClient();
    const read = Promise.withResolvers<string>();
    void queryClient.fetchQuery({ queryKey: ['the first data'], queryFn: () => read.promise });
    function Screen({ isOpen = false }: { isOpen?: boolean }) {
      usePreload(Part);
      return <Suspense fallback={<p>Loading</p>}>{isOpen && <Part title="People" />}</Suspense>;
    }
    const page = (isOpen: boolean) => (
      <AdminKitProvider client={client} session={session} queryClient={queryClient}>
        <Screen isOpen={isOpen} />
      </AdminKitProvider>
    );
    const view = render(page(false));
    return {
      ...view,
      open: () => view.rerender(page(true)),
      receiveData: async () => {
        read.resolve('data');
        await expect.poll(() => queryClient.isFetching()).toBe(0);
      },
    };
  }

  it('are fetched when the page is idle after the first data', async () => {
    const { asked, load } = script();
    const page = showScreen(lazyPart('chart', load));
    expect(asked).toEqual([]);
    beIdle();
    expect(asked).toEqual([]);
    await page.receiveData();
    expect(asked).toEqual([]);
    beIdle();
    expect(asked).toEqual([true]);
  });

  it('are asked for again when they are shown, if they did not arrive', async () => {
    const { asked, load } = script(false);
    const page = showScreen(lazyPart('chart', load));
    await page.receiveData();
    beIdle();
    expect(asked).toEqual([false]);
    page.open();
    expect(await screen.findByText('People')).toBeVisible();
    expect(asked).toEqual([false, true]);
  });

  it('are left alone for people who save data, and once the screen has gone', async () => {
    const { asked, load } = script();
    const gone = showScreen(lazyPart('chart', load));
    await gone.receiveData();
    gone.unmount();
    beIdle();
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }));
    const saving = showScreen(lazyPart('chart', load));
    await saving.receiveData();
    beIdle();
    expect(asked).toEqual([]);
  });
});
