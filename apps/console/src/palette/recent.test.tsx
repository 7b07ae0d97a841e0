import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enter, openAt } from '../../testing/enter-command.ts';

const recentKey = () => Object.keys(sessionStorage).find((key) => key.endsWith('/palette.recent')) ?? '';

async function recentAfter(kept: (own: string) => string): Promise<readonly (string | null)[]> {
  const first = await openAt('/stats', 'Statistics');
  await enter(first, 'dash', 'Admin Dashboard');
  await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' });
  first.unmount();
  const key = recentKey();
  sessionStorage.setItem(key, kept(sessionStorage.getItem(key) ?? ''));
  const { user } = await openAt('/stats', 'Statistics');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findAllByRole('option');
  const recent = screen.queryByRole('group', { name: 'Recent' });
  return recent === null
    ? []
    : within(recent)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
}

const withTarget = (to: unknown) => (own: string) =>
  JSON.stringify((JSON.parse(own) as object[]).map((item) => ({ ...item, target: { to } })));

describe('the pages that were opened last', () => {
  it('are offered again after a reload', async () => {
    expect(await recentAfter((own) => own)).toEqual(['Admin Dashboard']);
  });

  it.each<[string, (own: string) => string]>([
    ['no JSON', () => '[{"key":'],
    ['no list', () => '{"key":"page:users"}'],
    ['lists of nothing', () => '[null, {}]'],
    ['of another version, without a name', (own) => own.replace('"label"', '"title"')],
    ['addresses of another site', withTarget('//evil.example/')],
    ['a script as its address', withTarget('javascript:alert(1)')],
    ['a number as its address', withTarget(7)],
  ])('are not offered where the tab keeps %s', async (_, kept) => {
    expect(await recentAfter(kept)).toEqual([]);
  });
});
