import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it, onTestFinished } from 'vitest';
import { useDialogAddress } from './dialog-address.ts';

let latestSetOpen = (_isOpen: boolean) => {};

function Page() {
  const [isOpen, setOpen] = useDialogAddress('create');
  latestSetOpen = setOpen;
  return (
    <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      Create
    </button>
  );
}

function openPage(...initialEntries: string[]) {
  const router = createMemoryRouter(
    [
      { path: '/elsewhere', element: null },
      { path: '*', Component: Page },
    ],
    { initialEntries },
  );
  render(<RouterProvider router={router} />);
  onTestFinished(() => router.dispose());
  return {
    router,
    press: () => userEvent.click(screen.getByRole('button', { name: 'Create' })),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

describe('a dialog that has an address', () => {
  it('adds a step to the history when its button opens it, and removes it when it closes', async () => {
    const { press, router, address } = openPage('/things');
    await press();
    expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    expect(address()).toBe('/things?create=');
    await press();
    expect(address()).toBe('/things');
    await act(() => router.navigate(1));
    expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  });

  it('is opened by a link, and closing it leaves the page with the rest of the address', async () => {
    const { press, router, address } = openPage('/before', '/things?filter=half&create');
    expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await press();
    expect(address()).toBe('/things?filter=half');
    expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    await act(() => router.navigate(-1));
    expect(address()).toBe('/before');
  });

  it('is not left twice if Back has closed it before the answer to its request', async () => {
    const { press, router, address } = openPage('/before', '/things');
    await press();
    const setOpenOfRequest = latestSetOpen;
    await act(() => router.navigate(-1));
    await act(async () => setOpenOfRequest(false));
    expect(address()).toBe('/things');
  });

  it('leaves another page alone if the person has gone there before the answer', async () => {
    const { press, router, address } = openPage('/before', '/things');
    await press();
    const setOpenOfRequest = latestSetOpen;
    await act(() => router.navigate('/elsewhere'));
    await act(async () => setOpenOfRequest(false));
    expect(address()).toBe('/elsewhere');
  });
});
