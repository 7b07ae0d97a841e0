import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { JsonViewer } from './json-viewer.tsx';

const show = (text: string) => {
  const user = userEvent.setup();
  return { user, ...render(<JsonViewer text={text} label="App state" />) };
};
const row = (name: RegExp) => screen.getByRole('treeitem', { name });
const rows = () => screen.getAllByRole('treeitem');
const small = '{"route":"/app","user":{"name":"Ann","tags":["a","b"]},"sid":"7d1c"}';

describe('a JSON text', () => {
  it('is a tree whose items have a level, a position and a number of siblings', () => {
    show(small);
    expect(screen.getByRole('tree', { name: 'App state' })).toBeVisible();
    const name = row(/^name:/);
    expect(name).toHaveTextContent('name:"Ann"');
    expect(name).toHaveAttribute('aria-level', '3');
    expect(name).toHaveAttribute('aria-posinset', '1');
    expect(name).toHaveAttribute('aria-setsize', '2');
    expect(row(/^user:/)).toHaveAttribute('aria-expanded', 'true');
    expect(name).not.toHaveAttribute('aria-expanded');
  });

  it('folds and unfolds by the keys of a tree, with one tab stop', async () => {
    const { user } = show(small);
    expect(rows().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    rows()[0]?.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(row(/^user:/)).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(row(/^user:/)).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('"Ann"')).toBeNull();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(row(/^name:/)).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(row(/^user:/)).toHaveFocus();
    await user.keyboard('{End}');
    expect(row(/^sid:/)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(rows()[0]).toHaveFocus();
  });

  it('folds and unfolds by mouse, one or all', async () => {
    const { user } = show(small);
    await user.click(row(/^user:/));
    expect(row(/^user:/)).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(rows()).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Collapse all' }));
    expect(rows()).toHaveLength(4);
  });

  it('copies the current value and its path', async () => {
    const { user } = show(small);
    await user.click(row(/^user:/));
    await user.click(screen.getByRole('button', { name: 'Copy value' }));
    expect(await navigator.clipboard.readText()).toBe('{"name":"Ann","tags":["a","b"]}');
    await user.click(screen.getByRole('button', { name: 'Copy path' }));
    expect(await navigator.clipboard.readText()).toBe('$.user');
  });

  it('hides secrets in rows, search and copies, and says so (T33)', async () => {
    const { user, container } = show(small);
    expect(row(/^sid:/)).toHaveTextContent('sid:hidden');
    expect(screen.getByText(/^Hidden values: 1\./)).toBeVisible();
    await user.click(rows()[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Copy value' }));
    expect(await navigator.clipboard.readText()).not.toContain('7d1c');
    await user.type(screen.getByRole('searchbox'), '7d1c');
    expect(await screen.findByText('No match')).toBeVisible();
    expect(container.innerHTML).not.toContain('7d1c</');
  });

  it('moves through the matches of a search and opens their parents', async () => {
    const { user } = show(small);
    await user.click(screen.getByRole('button', { name: 'Collapse all' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search keys and values' }), 'a');
    expect(await screen.findByText('1 of 4')).toBeVisible();
    expect(row(/^route:/)).toHaveAttribute('aria-current', 'true');
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByText('3 of 4')).toBeVisible();
    expect(row(/^tags:/)).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Previous match' }));
    expect(row(/^name:/)).toHaveAttribute('aria-current', 'true');
    await user.click(screen.getByRole('button', { name: 'Previous match' }));
    await user.click(screen.getByRole('button', { name: 'Previous match' }));
    expect(screen.getByText('4 of 4')).toBeVisible();
  });

  it('that is broken is shown as text, says where it goes wrong, and keeps secrets back', () => {
    const { container } = show('{"route":"/app/conn","sid":"7d1c-secr');
    expect(
      screen.getByText(
        /^This is not valid JSON, so it is shown as text\. The error is at character 37 of 37/,
      ),
    ).toBeVisible();
    expect(screen.getByRole('group', { name: 'App state' })).toHaveTextContent(
      '{"route":"/app/conn","sid":"[hidden]',
    );
    expect(container.textContent).not.toContain('7d1c');
  });

  it('that is long and broken shows its first lines early, and copies as a whole without secrets (T33)', async () => {
    const part = `${'{"note":"long"},'.repeat(5000)}`;
    const { user, container } = show(`[${part.repeat(20)}{"sid":"7d1c-secret"},`);
    await user.click(await screen.findByRole('button', { name: 'Copy all' }));
    expect(container.textContent).not.toContain('7d1c');
    expect(screen.getByRole('group', { name: 'App state' })).toHaveTextContent(/^\[\{"note":"long"\},/);
    await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/"sid":"\[hidden\]"\},$/));
    expect(await screen.findByRole('button', { name: 'Show 20,000 more characters' })).toBeVisible();
  });

  it('that is empty says so', () => {
    show('  ');
    expect(screen.getByText('No data was recorded.')).toBeVisible();
  });

  it('with markup and __proto__ in it stays text and harmless', () => {
    const { container } = show('{"__proto__":{"isAdmin":true},"<img src=x onerror=alert(1)>":"<script>"}');
    expect(row(/^__proto__:/)).toBeVisible();
    expect(container.querySelector('img, script')).toBeNull();
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('of 50,000 levels opens to its end, with the rows in sight rendered and no more', async () => {
    const { user } = show(`${'{"child":'.repeat(50_000)}1${'}'.repeat(50_000)}`);
    await user.click(await screen.findByRole('button', { name: 'Expand all' }));
    rows()[0]?.focus();
    await user.keyboard('{End}');
    const last = document.activeElement as HTMLElement;
    expect(last).toHaveAttribute('aria-level', '50001');
    expect(rows().length).toBeLessThan(100);
    expect(screen.getByText(/^….*\.child$/)).toBeVisible();
  });

  it('of 10 MB is read while the page goes on, and rendered row by row', async () => {
    const item = '{"nodeid":1,"name":"Battle","tags":["a","b"],"position":{"x":1.5,"y":-2}},';
    show(`[${item.repeat(Math.ceil(10_000_000 / item.length))}null]`);
    expect(screen.getByRole('progressbar', { name: 'Reading' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('tree')).toBeInTheDocument(), { timeout: 20_000 });
    expect(rows()[0]).toHaveTextContent(/^\[ 13\d,\d{3} items \]$/);
    expect(rows().length).toBeLessThan(100);
  }, 30_000);
});
