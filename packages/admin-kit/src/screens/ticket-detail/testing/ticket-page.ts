import { screen, within } from '@testing-library/react';
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
  await screen.findByRole('button', { name: 'Refresh ticket' });
  const headline = await screen.findByText(`Ticket ${id}`, { selector: '.ak-ticket-detail-headline > span' });
  return within(headline.closest('header') as HTMLElement).getByRole('heading');
}
/** Someone has chosen that letters change a ticket from anywhere. */
export const fromAnywhere = {
  keptChoices: {
    get: (name: string) => (name === 'ticket-letters' ? 'anywhere' : null),
    set: () => {},
  },
};

export const button = (name: string) => screen.getByRole('button', { name });

export const inQueue = (ticketId: number, tableState = ticketsTable) => ({
  args: {
    ticketId,
    hasPageShortcuts: true,
    queue: { tableState, ticketHref: (id: number) => `/tickets/${id}?from=list`, listHref: '/tickets?x=1' },
  },
});
