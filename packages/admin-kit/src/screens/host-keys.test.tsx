import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type RenderedStory, renderStory } from '../../../../.storybook/render-story.tsx';
import * as deals from './enterprise-deal/enterprise-deal-detail.stories.tsx';
import * as license from './license/license-card.stories.tsx';
import * as members from './project-roles/project-roles-panel.stories.tsx';
import * as ticket from './ticket-detail/ticket-detail.stories.tsx';
import * as user from './user-detail/user-detail.stories.tsx';

const writes = ({ server }: RenderedStory) => server.requests().filter(({ method }) => method !== 'GET');

/** As on a page of ASP.NET. */
function hostForm() {
  const form = document.body.appendChild(document.createElement('form'));
  form.innerHTML = '<div></div><button type="submit">Send</button>';
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', onSubmit);
  onTestFinished(() => form.remove());
  return { container: form.firstElementChild as HTMLElement, onSubmit };
}

describe('a form of the host around a screen', () => {
  it.each([
    ['search', members.Ready, 'searchbox', /Search members/],
    ['form of texts', user.Ready, 'textbox', 'Email'],
    ['form of numbers', deals.Ready, 'textbox', /./],
  ] as const)('is not sent by Enter in a %s [keyboard]', async (_, story, role, name) => {
    const { container, onSubmit } = hostForm();
    const { user: person } = renderStory(story, { container });
    const [field] = await screen.findAllByRole(role, { name });
    await person.type(field as HTMLElement, 'a{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(container.querySelector('form')).toBeNull();
    expect([...container.querySelectorAll('button')].filter(({ type }) => type !== 'button')).toEqual([]);
  });
});

it('is pressed at Enter, not the default button of the panel of ASP.NET around its screen [keyboard]', async () => {
  const { container, onSubmit } = hostForm();
  const onDefault = vi.fn((event: Event) => event.preventDefault());
  container.addEventListener('keypress', onDefault);
  const story = renderStory(license.Ready, { container });
  (await screen.findByRole('button', { name: 'Disable License' })).focus();
  await story.user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Enable License' });
  await story.user.click(screen.getByRole('button', { name: 'Revoke License' }));
  await screen.findByRole('alertdialog');
  await story.user.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onDefault).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

describe('Control Z', () => {
  async function disabled() {
    const story = renderStory(license.Ready);
    await story.user.click(await screen.findByRole('button', { name: 'Disable License' }));
    await screen.findByText('License disabled');
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    onTestFinished(() => window.removeEventListener('keydown', heard));
    return { ...story, heard };
  }

  it('is left to a part of the host that has the focus', async () => {
    const story = await disabled();
    const drawing = document.body.appendChild(document.createElement('div'));
    onTestFinished(() => drawing.remove());
    drawing.tabIndex = 0;
    drawing.focus();
    await story.user.keyboard('{Control>}z{/Control}');
    expect(writes(story)).toHaveLength(1);
    expect(story.heard).toHaveBeenCalled();
  });

  it('is left to a canvas of the host that was pressed and takes no focus', async () => {
    const story = await disabled();
    const canvas = document.body.appendChild(document.createElement('canvas'));
    onTestFinished(() => canvas.remove());
    await story.user.click(canvas);
    expect(document.body).toHaveFocus();
    await story.user.keyboard('{Control>}z{/Control}');
    expect(writes(story)).toHaveLength(1);
    expect(story.heard).toHaveBeenCalled();
  });

  it.each(['in its toast', 'nowhere', 'in the screen'])(
    'undoes with the focus %s, and ends there',
    async (where) => {
      const story = await disabled();
      if (where === 'in its toast') screen.getByRole('button', { name: 'Undo' }).focus();
      if (where === 'nowhere') (document.activeElement as HTMLElement).blur();
      fireEvent.keyDown(document.activeElement as Element, { key: 'z', code: 'KeyZ', ctrlKey: true });
      await waitFor(() => expect(writes(story)).toHaveLength(2));
      expect(story.heard).not.toHaveBeenCalled();
    },
  );
});

describe('a single key of a screen', () => {
  it('is not one of the host too, and not one of a screen that the host does not show [keyboard]', async () => {
    const story = renderStory(ticket.Ready, { args: { hasPageShortcuts: true } });
    const button = await screen.findByRole('button', { name: 'Set In Progress' });
    const root = button.closest<HTMLElement>('.ak-root') as HTMLElement;
    root.checkVisibility = () => false;
    fireEvent.keyDown(button, { key: 'r' });
    expect(writes(story)).toHaveLength(0);
    root.checkVisibility = () => true;
    const heard = vi.fn();
    story.container.addEventListener('keydown', heard);
    fireEvent.keyDown(button, { key: 'r' });
    await waitFor(() => expect(writes(story)).toHaveLength(1));
    expect(heard).not.toHaveBeenCalled();
  });
});
