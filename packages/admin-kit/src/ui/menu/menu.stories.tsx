import { screen, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CopyIcon, ExternalIcon, SignOutIcon, TrashIcon } from '../icon/icons.tsx';
import type { MenuEntry } from './menu.tsx';
import { Menu, type MenuProps } from './menu.tsx';

const entries: MenuEntry[] = [
  { label: 'Copy id', icon: <CopyIcon />, onSelect: () => undefined },
  { kind: 'link', label: 'Open project', icon: <ExternalIcon />, href: '#project' },
  {
    label: 'Toggle admin',
    disabledReason: 'You cannot change your own admin flag.',
    onSelect: () => undefined,
  },
  { kind: 'separator' },
  { label: 'Remove', isDanger: true, icon: <TrashIcon />, onSelect: () => undefined },
];

const args: MenuProps = { label: 'Actions for maria@example.org', align: 'start', entries };

const meta = preview.meta({ title: 'Parts/Menu', component: Menu, args });

const openByPointer = async () => {
  await userEvent.click(screen.getByRole('button'));
  await screen.findByRole('menu');
};

export const Closed = meta.story();
export const OpenByPointer = meta.story({ play: openByPointer });
export const OpenByKeyboard = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}');
  },
});
export const WithText = meta.story({
  args: {
    label: 'maria, signed in',
    children: 'maria',
    entries: [
      { kind: 'heading', label: 'Signed in as maria' },
      { label: 'Logout', icon: <SignOutIcon />, onSelect: () => undefined },
    ],
  },
  play: openByPointer,
});
export const Choices = meta.story({
  args: {
    label: 'Columns',
    children: 'Columns',
    entries: [
      { kind: 'choice', label: 'Email', isChecked: true, onCheckedChange: () => undefined },
      { kind: 'choice', label: 'Admin', isChecked: false, onCheckedChange: () => undefined },
      {
        kind: 'choice',
        label: 'Username',
        isChecked: true,
        disabledReason: 'This column is always shown.',
        onCheckedChange: () => undefined,
      },
    ],
  },
  play: openByPointer,
});
export const Disabled = meta.story({ args: { disabledReason: 'The users are loading.' } });
