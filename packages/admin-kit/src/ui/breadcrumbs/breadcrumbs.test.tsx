import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../testing/test-accessibility.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const items = [
  { label: 'Organizations', href: '/organizations' },
  { label: 'Faculty of Arts', href: '/organizations?organization=7' },
  { label: 'Users', href: '/organizations/users/7' },
];

const visited: (string | undefined)[] = [];

function RouterLink({ href, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        visited.push(href);
      }}
    />
  );
}

describe('Breadcrumbs', () => {
  it('links to the pages above and names the current one (A §2)', async () => {
    const { container } = render(<Breadcrumbs items={items} />);
    const nav = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/organizations',
      '/organizations?organization=7',
    ]);
    expect(nav.getByText('Users')).toHaveAttribute('aria-current', 'page');
    await expectAccessible(container);
  });

  it('leaves links to the host router', async () => {
    visited.length = 0;
    render(<Breadcrumbs items={items} linkComponent={RouterLink} />);
    await userEvent.click(screen.getByRole('link', { name: 'Organizations' }));
    expect(visited).toEqual(['/organizations']);
  });
});
