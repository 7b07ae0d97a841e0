import { act, render } from '@testing-library/react';
import type { DataTableState } from '@timemap/admin-kit';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { useTableAddress } from '../table-address.ts';
import { useTableHost } from './use-table-host.ts';

const start: DataTableState = { filter: '', sort: null, page: 1, pageSize: 20, columns: null };

let changeBoth = () => {};

function Page() {
  const host = useTableHost();
  const [, change] = useTableAddress(start);
  changeBoth = () => {
    host.write('second', { ...start, filter: 'two' }, start);
    change({ ...start, filter: 'one' });
    host.write('third', { ...start, filter: 'three' }, start);
  };
  return null;
}

it('keeps what each table of a page writes in the same moment, into the address', async () => {
  const router = createMemoryRouter([{ path: '*', Component: Page }]);
  onTestFinished(() => router.dispose());
  render(<RouterProvider router={router} />);
  await act(async () => changeBoth());
  const written = new URLSearchParams(router.state.location.search);
  expect(Object.fromEntries(written)).toEqual({
    filter: 'one',
    'second.filter': 'two',
    'third.filter': 'three',
  });
});
