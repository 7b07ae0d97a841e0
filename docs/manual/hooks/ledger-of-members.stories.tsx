import { smallProjects } from '@timemap/admin-mock';
import { fail } from '@timemap/admin-mock/scenarios';
import { expect, screen, waitFor } from 'storybook/test';
import { given, serverOf } from '../../../.storybook/given.ts';
import preview from '../../../.storybook/preview.tsx';
import { LedgerOfMembers } from './ledger-of-members.tsx';

const meta = preview.meta({
  title: 'Manual/Hooks and slots/Ledger of members',
  component: LedgerOfMembers,
  tags: ['!autodocs'],
  args: { project: { id: smallProjects.harbourWalk, name: 'Harbour Walk' } },
});

/** A role is chosen in the foreign selector and saved by the hook. */
export const Members = meta.story({
  async play({ canvas, userEvent, loaded }) {
    const [first] = await canvas.findAllByRole('combobox', { name: /Role of/ });
    await userEvent.selectOptions(first as HTMLElement, '0');
    await waitFor(() =>
      expect(
        serverOf(loaded)
          .requests()
          .map(({ operation }) => operation),
      ).toContain('POST /changepermissions'),
    );
  },
});

/** The hook returns the failure; the text is the host's. */
export const Failed = meta.story({
  ...given(fail('GET /viewprojectusers', 'The ledger is locked')),
  async play() {
    expect(await screen.findByRole('button', { name: 'Ask again' })).toBeVisible();
  },
});
