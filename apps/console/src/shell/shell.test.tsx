import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
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

  it.each([
    ['globalAdmin', 'Widen sidebar', 'open', 'Narrow sidebar'],
    ['member', 'Narrow sidebar', 'rail', 'Widen sidebar'],
  ] as const)(
    'begins for %s with a sidebar that says %s, and remembers the choice for the tab',
    async (...row) => {
      const [account, offered, kept, next] = row;
      const { user } = await openConsole('/organizations', { as: account });
      await heading('Organizations');
      await user.click(screen.getByRole('button', { name: offered }));
      expect(sessionStorage.getItem('sidebar')).toBe(kept);
      expect(screen.getByRole('button', { name: next })).toBeVisible();
    },
  );

  it('has the heading of a list beside its filter, that of another page above it, and focus with it [focus]', async () => {
    const { user } = await openConsole('/global/whitelist', { as: 'globalAdmin' });
    await heading('Whitelist');
    const sections = within(screen.getByRole('navigation', { name: 'Staff area' }));
    await user.click(sections.getByRole('link', { name: 'Coupons' }));
    const ofList = await heading('Coupons');
    const table = within(screen.getByRole('region', { name: 'Coupons' }));
    expect(table.getByRole('heading', { level: 1 })).toBe(ofList);
    await waitFor(() => expect(ofList).toHaveFocus());
    await user.click(sections.getByRole('link', { name: 'Whitelist' }));
    const ofOther = await heading('Whitelist');
    await waitFor(() => expect(ofOther).toHaveFocus());
    expect(screen.queryByRole('region', { name: 'Coupons' })).toBeNull();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
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

  it('colors the bars of a phone as the chosen theme, or as the system', async () => {
    const colors = ['light', 'dark'].map((theme) => {
      const meta = document.createElement('meta');
      Object.assign(meta, { name: 'theme-color', content: theme, media: '' });
      document.head.append(meta);
      onTestFinished(() => meta.remove());
      return meta;
    });
    const media = () => colors.map((meta) => meta.media);
    const { user } = await openConsole('/organizations', { as: 'member' });
    await heading('Organizations');
    expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
    await user.click(screen.getByRole('radio', { name: 'Dark', ...inPopover }));
    expect(media()).toEqual(['not all', '']);
  });

  it('tells people whose email is not verified what to do, and nobody else', async () => {
    const said = 'Your email address is not verified.';
    const { unmount } = await openConsole('/organizations', { as: 'unverified' });
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByText(/ask Timemap support to verify your address/)).toBeVisible();
    unmount();
    await openConsole('/organizations', { as: 'member' });
    await screen.findAllByRole('treeitem');
    expect(screen.queryByText(said)).toBeNull();
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
    expect(screen.queryByText('Support Tickets', { selector: '[role=status]' })).toBeNull();
  });

  it('says the name of a record that comes after its heading, and goes back to its row [focus] [spoken]', async () => {
    const { user, router } = await openConsole('/global/users', { as: 'globalAdmin' });
    const [, row] = await screen.findAllByRole('link', { name: 'Manage' });
    await user.click(row as HTMLElement);
    const path = new URL((row as HTMLAnchorElement).href).pathname;
    const title = await screen.findByRole('heading', { level: 1, name: /^(?!Users$|User \d)/ });
    expect(title).toHaveFocus();
    const name = title.textContent;
    expect(await screen.findByText(name, { selector: '[role=status]' })).toBeInTheDocument();
    await router.navigate(-1);
    await waitFor(() => expect((document.activeElement as HTMLAnchorElement).pathname).toBe(path));
    expect(screen.getByText('Users', { selector: '[role=status]' })).toBeInTheDocument();
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
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(title).toHaveFocus();
  });

  it('skips to the first row of a table', async () => {
    const { user } = await openConsole('/global/users', { as: 'globalAdmin' });
    const [box] = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to table' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(box).toHaveFocus();
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
