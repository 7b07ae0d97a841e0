import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const links = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

// jsdom knows that a popover is closed, but not how to open it.
const inPopover = { hidden: true };

describe('the shell', () => {
  it('shows a global admin the whole navigation', async () => {
    await openConsole('/organizations', { as: 'globalAdmin' });
    await heading('Organizations');
    expect(links(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
      ['Organization Management', '/organizations'],
      ['Support Tickets', '/tickets'],
      ['Global Admin', '/global'],
    ]);
    expect(links(screen.getByRole('navigation', { name: 'Sections' }))).toEqual([
      ['Admin Dashboard', '/admindash'],
      ['Organizations', '/organizations'],
    ]);
  });

  it.each(['orgAdmin', 'member', 'unverified'] as const)('shows %s Organizations alone', async (account) => {
    await openConsole('/organizations', { as: account });
    await heading('Organizations');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    expect(links(screen.getByRole('navigation', { name: 'Sections' }))).toEqual([
      ['Organizations', '/organizations'],
    ]);
  });

  it('links its brand to the base route, and to the main app', async () => {
    await openConsole('/organizations', { as: 'member' });
    await heading('Organizations');
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Timemap Admin' })).toHaveAttribute('href', '/');
    expect(header.getByRole('link', { name: 'Main app' })).toHaveAttribute('href', 'https://app.test/');
  });

  it('has no link to a main app that is not configured', async () => {
    await openConsole('/organizations', {
      as: 'member',
      config: () => Response.json({ apiBaseUrl: 'https://api.test' }),
    });
    await heading('Organizations');
    expect(screen.queryByRole('link', { name: 'Main app' })).toBeNull();
  });

  it('says who is signed in, and since when the copyright runs', async () => {
    await openConsole('/organizations', { as: 'orgAdmin' });
    await heading('Organizations');
    expect(
      screen.getByText((_, element) => element?.textContent === 'Signed in as oren'),
    ).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/^© \d{4} Timemap$/);
  });

  it('shows the position of the page in breadcrumbs', async () => {
    await openConsole('/organizations', { as: 'member' });
    await heading('Organizations');
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumbs' });
    expect(links(crumbs)).toEqual([['Home', '/']]);
    expect(within(crumbs).getByText('Organizations')).toHaveAttribute('aria-current', 'page');
  });

  it('marks the page that is open in the navigation', async () => {
    await openConsole('/organizations', { as: 'globalAdmin' });
    await heading('Organizations');
    expect(screen.getByRole('link', { name: 'Organization Management' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.getByRole('link', { name: 'Support Tickets' })).not.toHaveAttribute('aria-current');
  });

  it('hides the sidebar and shows it again, and remembers it for the tab', async () => {
    const { user } = await openConsole('/organizations', { as: 'member' });
    await heading('Organizations');
    await user.click(screen.getByRole('button', { name: 'Hide sidebar' }));
    expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull();
    expect(sessionStorage.getItem('sidebar')).toBe('hidden');
    await user.click(screen.getByRole('button', { name: 'Show sidebar' }));
    expect(screen.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  });

  it('takes a theme for the tab and keeps localStorage to the session (T39)', async () => {
    const { user } = await openConsole('/organizations', { as: 'member' });
    await heading('Organizations');
    await user.click(screen.getByRole('radio', { name: 'Dark', ...inPopover }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await user.click(screen.getByRole('radio', { name: 'System', ...inPopover }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(Object.keys(localStorage)).toEqual(['cv-sid']);
  });

  it('gives each page its title, and its heading the focus when the page changes', async () => {
    const { user } = await openConsole('/organizations', { as: 'globalAdmin' });
    await heading('Organizations');
    expect(document.title).toBe('Organizations · Timemap Admin');
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Support Tickets' }));
    const tickets = await heading('Support Tickets');
    await waitFor(() => expect(document.title).toBe('Support Tickets · Timemap Admin'));
    await waitFor(() => expect(tickets).toHaveFocus());
    await waitFor(() =>
      expect(screen.getByText('Support Tickets', { selector: '[role=status]' })).toBeInTheDocument(),
    );
  });

  it('says on paper when a page was printed, of which organization, and its address', async () => {
    await openConsole('/organizations/users/2', { as: 'orgAdmin' });
    await screen.findByRole('rowheader', { name: 'mia' });
    act(() => void dispatchEvent(new Event('beforeprint')));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Users of Harbour/);
    expect(document.title).toMatch(/^Users of Harbour/);
    const note = screen.getByText(location.href).closest('p');
    expect(note).toHaveTextContent(document.title);
    expect(within(note as HTMLElement).getByRole('time')).toBeVisible();
    act(() => void dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText(location.href)).toBeNull();
  });

  it('skips to the content', async () => {
    const { user } = await openConsole('/organizations', { as: 'globalAdmin' });
    const title = await heading('Organizations');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(title).toHaveFocus();
  });

  it('keeps the selection of the organizations page in the address, and both ways of going back', async () => {
    const { user, address, router } = await openConsole('/organizations', { as: 'globalAdmin' });
    await heading('Organizations');
    await user.click(await screen.findByRole('treeitem', { name: /Northwind University/ }));
    await waitFor(() => expect(address()).toMatch(/^\/organizations\?organization=\d+$/));
    await router.navigate(-1);
    await waitFor(() => expect(address()).toBe('/organizations'));
  });
});
