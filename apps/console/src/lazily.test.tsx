import { render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { lazily } from './lazily.ts';

describe('a page whose script cannot be loaded', () => {
  it('says so with Retry, inside the shell that lives on (T47)', async () => {
    const gone = () =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'));
    const router = createMemoryRouter([
      {
        element: (
          <>
            <nav>Shell</nav>
            <Outlet />
          </>
        ),
        children: [
          { path: '/', element: <p>Start</p> },
          { path: '/gone', lazy: lazily(gone) },
        ],
      },
    ]);
    render(<RouterProvider router={router} />);
    expect(await screen.findByText('Start')).toBeVisible();
    await router.navigate('/gone');
    expect(await screen.findByRole('alert')).toHaveTextContent('This page could not be shown');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.getByText('Shell')).toBeVisible();
    expect(document.body).not.toHaveTextContent('/assets/');
  });
});
