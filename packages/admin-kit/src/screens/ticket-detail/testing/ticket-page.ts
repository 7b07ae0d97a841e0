import { screen } from '@testing-library/react';
import type { RenderedStory } from '../../../../../../.storybook/render-story.tsx';
import { ticketsTable } from '../../tickets/index.ts';

export const SET = 'PUT /support/status/{id}';

export const writes = ({ server }: Pick<RenderedStory, 'server'>) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, path, query, encoding, body }) => ({ operation, path, query, encoding, body }));

export const setting = (id: number, status: number) => ({
  ...{ operation: SET, path: `/support/status/${id}`, query: { status: String(status) }, encoding: 'none' },
  body: null,
});

export async function heading(id: number) {
  const name = `Ticket ${id}`;
  await screen.findByRole('heading', { name });
  await screen.findByRole('button', { name: 'Refresh ticket' });
  return screen.getByRole('heading', { name });
}
export const button = (name: string) => screen.getByRole('button', { name });

export const inQueue = (ticketId: number, tableState = ticketsTable) => ({
  args: {
    ticketId,
    hasPageShortcuts: true,
    queue: { tableState, ticketHref: (id: number) => `/tickets/${id}?from=list`, listHref: '/tickets?x=1' },
  },
});
