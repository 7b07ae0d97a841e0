import { act, screen, waitFor, within } from '@testing-library/react';
import { Activity, type ComponentType, type ReactNode, StrictMode, useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../.storybook/render-story.tsx';
import * as license from './license/license-card.stories.tsx';
import * as project from './project-create/create-project-dialog.stories.tsx';
import * as members from './project-roles/project-roles-panel.stories.tsx';
import * as tickets from './tickets/ticket-list.stories.tsx';

interface Story {
  readonly input: object;
  readonly meta: { readonly input: { component?: ComponentType<object>; render?: ComponentType<object> } };
}

const isShown = { set: (_: boolean): void => undefined };

/** A router of the host keeps a page that was left, with its state but without its effects. */
function Kept({ children }: { children: ReactNode }) {
  const [mode, setMode] = useState<'visible' | 'hidden'>('visible');
  useEffect(() => {
    isShown.set = (isVisible) => act(() => setMode(isVisible ? 'visible' : 'hidden'));
  }, []);
  return (
    <StrictMode>
      <Activity mode={mode}>{children}</Activity>
    </StrictMode>
  );
}

const hide = () => isShown.set(false);
const show = () => isShown.set(true);

function renderInActivity(story: unknown) {
  const { input, meta } = story as Story;
  const Screen = (meta.input.render ?? meta.input.component) as ComponentType<object>;
  const render = (props: object) => (
    <Kept>
      <Screen {...props} />
    </Kept>
  );
  return renderStory({ input, meta: { ...meta, input: { ...meta.input, render } } });
}

describe('a screen in an <Activity> that was hidden', () => {
  it('has its open dialog again with what was typed, holds no page meanwhile, and ends as usual [focus]', async () => {
    const { user } = renderInActivity(members.Ready);
    await user.click(await screen.findByRole('button', { name: 'Add New User' }));
    await user.type(await screen.findByRole('textbox', { name: 'Email or username' }), 'uma');
    const beside = document.body.appendChild(document.createElement('button'));
    hide();
    expect(
      document.querySelectorAll('body > [aria-hidden="true"]:not([data-radix-focus-guard])'),
    ).toHaveLength(0);
    beside.focus();
    await user.keyboard('{Escape}');
    expect(beside).toHaveFocus();
    beside.remove();
    show();
    expect(screen.getByRole('textbox', { name: 'Email or username' })).toHaveValue('uma');
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add New User' })).toHaveFocus());
  });

  it('shows what came of a save that was under way, and what its Undo did meanwhile', async () => {
    const { user, server } = renderInActivity(license.Ready);
    await user.click(await screen.findByRole('button', { name: 'Disable License' }));
    hide();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone: License disabled');
    show();
    expect(await screen.findByRole('button', { name: 'Disable License' })).not.toHaveAttribute(
      'aria-busy',
      'true',
    );
    expect(server.requests().filter(({ method }) => method !== 'GET')).toHaveLength(2);
  });

  it('has the search and the order of its table, which go on', async () => {
    const { user } = renderInActivity(tickets.Ready);
    const search = await screen.findByRole('searchbox', { name: 'Filter tickets' });
    const rows = () => screen.getAllByRole('row').length;
    await waitFor(() => expect(rows()).toBeGreaterThan(2));
    const all = rows();
    await user.type(search, 'cannot');
    await waitFor(() => expect(rows()).toBeLessThan(all));
    const found = rows();
    hide();
    show();
    expect(rows()).toBe(found);
    expect(screen.getByRole('searchbox', { name: 'Filter tickets' })).toHaveValue('cannot');
    await user.clear(screen.getByRole('searchbox', { name: 'Filter tickets' }));
    await waitFor(() => expect(rows()).toBe(all));
  });

  it('has its map with the pin that was placed', async () => {
    const { user } = renderInActivity(project.Ready);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Map type' }), 'Map');
    await screen.findByRole('application', { name: 'Map' });
    await user.click(screen.getByRole('button', { name: 'Add Pin' }));
    await user.type(screen.getByRole('textbox', { name: 'Pin name' }), ' Harbour');
    const pins = () => within(screen.getByRole('application', { name: 'Map' })).getAllByRole('button').length;
    const placed = pins();
    hide();
    show();
    await waitFor(() => expect(pins()).toBe(placed));
    expect(screen.getByRole('textbox', { name: 'Pin name' })).toHaveValue('Pin 1 Harbour');
    expect(screen.queryByText(/could not be shown/)).toBeNull();
  });
});
