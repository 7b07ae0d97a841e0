import { screen, within } from '@testing-library/react';
import { renderStory } from '../../../../../../.storybook/render-story.tsx';
import * as stories from '../org-users-panel.stories.tsx';

const ADD = 'POST /organizations/{id}/users';

export async function openAddMultiple(text: string, options: Parameters<typeof renderStory>[1] = {}) {
  const story = renderStory(stories.Ready, options);
  await story.user.click(await screen.findByRole('button', { name: 'Add Multiple Users' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Multiple Users' }));
  const box = dialog.getByRole('textbox', { name: 'Users' });
  if (text !== '') {
    await story.user.click(box);
    await story.user.paste(text);
  }
  const requests = () => story.server.requests().filter(({ operation }) => operation === ADD);
  return {
    ...story,
    dialog,
    box,
    requests,
    sent: () => requests().map(({ body }) => (body as { username: string }).username),
    start: () => story.user.click(dialog.getByRole('button', { name: /^(Add|Retry) / })),
    askForAll: () =>
      story.user.click(dialog.getByRole('checkbox', { name: /^Also send lines with a problem/ })),
    alerts: () =>
      within(dialog.getByRole('region', { name: /^(Not|Possibly) added/ }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
  };
}

export async function reopenedBox(options: Parameters<typeof renderStory>[1]) {
  renderStory(stories.Ready, options);
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Multiple Users' }));
  return dialog.getByRole('textbox', { name: 'Users' });
}

export const names = (count: number, prefix = 'student') =>
  Array.from({ length: count }, (_, index) => `${prefix}.${index + 1}`);
