import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type FirstPages, showFirstView } from './first-view.ts';

const pages: FirstPages = {
  files: ['/shell.js', '/german.js', '/organizations.js', '/organizations.css', '/global.js', '/arabic.js'],
  common: [0],
  languages: { de: [1], ar: [5] },
  pages: [
    {
      address: '^/organizations$',
      shapes: 'tree',
      heading: '',
      hint: 'Select an organization',
      isStaff: false,
      needs: [2, 3],
    },
    { address: '^/global$', shapes: 'cards', heading: 'Global Admin', hint: '', isStaff: true, needs: [4] },
  ],
  sections: ['Users', 'Projects'],
};

const root = document.documentElement;
const element = (id: string) => document.getElementById(id) as HTMLElement;
const fetched = () =>
  [...document.head.querySelectorAll('link[crossorigin]')].map((link) => [
    link.getAttribute('rel'),
    link.getAttribute('href'),
  ]);

/** When the script runs, the browser has parsed only the head. */
async function open(address: string, kept: Record<string, string> = {}, tab: Record<string, string> = {}) {
  history.replaceState(null, '', address);
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value);
  showFirstView(pages);
  const view = document.createElement('div');
  view.id = 'first-view';
  view.innerHTML = '<p id="first-heading"></p><p id="first-hint"></p><nav id="first-sections"></nav>';
  document.body.append(view);
  await Promise.resolve();
  const container = document.createElement('div');
  container.id = 'console';
  document.body.append(container);
  await Promise.resolve();
}

beforeEach(() => {
  onTestFinished(() => {
    document.body.replaceChildren();
    for (const link of document.head.querySelectorAll('link[crossorigin]')) link.remove();
    for (const name of ['lang', 'dir', 'data-theme']) root.removeAttribute(name);
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
});

describe('the first view', () => {
  it('shows nothing and fetches nothing for a visitor', async () => {
    await open('/organizations');
    expect(fetched()).toEqual([]);
    expect(element('first-view').dataset.shapes).toBeUndefined();
    expect(root).toHaveAttribute('lang', 'en');
    expect(root).toHaveAttribute('dir', 'ltr');
  });

  it('shows the shapes of the page and fetches its scripts before others', async () => {
    await open('/Organizations', { 'cv-sid': 'a-session' });
    await waitFor(() => expect(element('first-view').dataset.shapes).toBe('tree'));
    expect({ ...element('first-view').dataset }).toEqual({
      shapes: 'tree',
      staff: 'no',
      heading: 'below',
      sidebar: 'open',
    });
    expect(element('first-hint')).toHaveTextContent('Select an organization');
    expect(element('first-sections')).toBeEmptyDOMElement();
    expect(fetched()).toEqual([
      ['modulepreload', '/shell.js'],
      ['modulepreload', '/organizations.js'],
      ['preload', '/organizations.css'],
    ]);
  });

  it('gives no hint where an organization is selected', async () => {
    await open('/organizations?organization=7', { 'cv-sid': 'a-session' });
    await waitFor(() => expect(element('first-view').dataset.shapes).toBe('tree'));
    expect(element('first-hint')).toBeEmptyDOMElement();
  });

  it('sends staff from the base address to their area, with its sections', async () => {
    await open('/', { 'cv-sid': 'a-session' }, { staff: 'yes' });
    await waitFor(() => expect(element('first-view').dataset.shapes).toBe('cards'));
    expect(element('first-view').dataset).toMatchObject({ staff: 'yes', heading: 'here', sidebar: 'rail' });
    expect(screen.getByText('Global Admin')).toBe(element('first-heading'));
    expect([...element('first-sections').children].map(({ textContent }) => textContent)).toEqual([
      'Users',
      'Projects',
    ]);
  });

  it.each(['/', '/nowhere'])('leaves %s to the console for others', async (address) => {
    await open(address, { 'cv-sid': 'a-session' });
    expect(fetched()).toEqual([['modulepreload', '/shell.js']]);
    expect(element('first-view').dataset.shapes).toBeUndefined();
  });

  it.each([
    ['de', 'ltr', '/german.js'],
    ['ar', 'rtl', '/arabic.js'],
  ])('has no English words for a reader of %s', async (language, direction, script) => {
    await open('/global', { 'cv-sid': 'a-session', 'cv-language': language });
    await waitFor(() => expect(element('first-view').dataset.shapes).toBe('cards'));
    expect(root).toHaveAttribute('lang', language);
    expect(root).toHaveAttribute('dir', direction);
    expect(element('first-heading')).toBeEmptyDOMElement();
    expect(fetched()[0]).toEqual(['modulepreload', script]);
  });

  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['pink', null],
  ])('takes the theme %s of this tab for %s', async (theme, shown) => {
    await open('/', {}, { theme });
    expect(root.getAttribute('data-theme')).toBe(shown);
  });

  it('survives a browser that blocks storage', async () => {
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    onTestFinished(() => blocked.mockRestore());
    await open('/global');
    expect(root).toHaveAttribute('lang', 'en');
    expect(fetched()).toEqual([]);
  });
});
