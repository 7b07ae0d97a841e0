import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { heading } from './testing/ticket-page.ts';
import * as stories from './ticket-detail.stories.tsx';

describe('a ticket as the start of a conversation', () => {
  it('quotes only as much of a long message as mail programs take', async () => {
    renderStory(stories.Ready, {
      prepare: ({ server: { db } }) => {
        Object.assign(db.tickets.get(1) ?? {}, { message: 'Größe? '.repeat(900) });
      },
    });
    await heading(1);
    const href = screen.getByRole('link', { name: 'Send Email' }).getAttribute('href') ?? '';
    expect(href.length).toBeLessThanOrEqual(2000);
    expect(decodeURIComponent(href)).toMatch(/You wrote:\r\n> Größe\? Größe\? .*…$/);
  });

  it('shows beside it, if the host wants it, whether the person can log in, and their other tickets', async () => {
    const { server } = renderStory(stories.Ready, { args: { hasPerson: true } });
    await heading(1);
    const person = within(await screen.findByRole('region', { name: 'User' }));
    expect(await person.findByText(/^Can(not)? log in/)).toBeVisible();
    const others = [...server.db.tickets].filter(({ id, creatorId }) => creatorId === 3 && id !== 1);
    const last = Math.max(...others.map(({ id }) => id));
    expect((await person.findAllByRole('link', { name: /^#/ }))[0]).toHaveAttribute(
      'href',
      `/tickets/${last}`,
    );
    expect(person.getByText(`${others.length} other tickets`)).toBeVisible();
  });

  it('leads to the project that its app state names', async () => {
    renderStory(stories.Ready, {
      prepare: ({ server: { db } }) => {
        Object.assign(db.tickets.get(1) ?? {}, { state: '{"project": 29, "nodeid": 4}' });
      },
    });
    expect(await screen.findByRole('link', { name: 'Project 29' })).toHaveAttribute(
      'href',
      '/global/projects?project=29',
    );
  });
});
