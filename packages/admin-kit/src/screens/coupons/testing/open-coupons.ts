import { screen, within } from '@testing-library/react';
import { type RenderedStory, renderStory } from '../../../../../../.storybook/render-story.tsx';
import * as stories from '../coupons-table.stories.tsx';

export const writes = ({ server }: Pick<RenderedStory, 'server'>) =>
  server
    .requests()
    .filter(({ method }) => method !== 'GET')
    .map(({ operation, path, encoding, body }) => ({ operation, path, encoding, body }));

export const reads = ({ server }: Pick<RenderedStory, 'server'>) =>
  server.requests().filter(({ operation }) => operation === 'GET /coupons').length;

async function control(role: 'textbox' | 'checkbox', name: string) {
  const header = await screen.findByRole('rowheader', { name: welcome.code });
  return within(header.closest('tr') as HTMLElement).getByRole<HTMLInputElement>(role, { name });
}

export const field = (name: string) => control('textbox', name);
export const box = (name: string) => control('checkbox', name);

export const welcome = {
  id: 1,
  code: 'WELCOME-10',
  value: 10,
  percentage: true,
  months: 12,
  uses: 0,
  maxUses: 1,
  forUsers: false,
  forProjects: false,
  created: '2026-02-23 09:59:58',
};

export function openTable(options: Parameters<typeof renderStory>[1] = {}) {
  return renderStory(stories.Ready, {
    ...options,
    prepare: ({ server }) => {
      const coupon = server.db.coupons.get(1);
      if (!coupon) throw new Error('The seed has no coupon 1.');
      Object.assign(coupon, { value: 10, isPercentage: true, months: 12, uses: 0, maxUses: 1 });
      Object.assign(coupon, { isForUsers: false, isForProjects: false, createdAt: '2026-02-23T09:59:58Z' });
    },
  });
}

export async function typeOver(user: RenderedStory['user'], name: string, text: string) {
  const input = await field(name);
  await user.click(input);
  await user.clear(input);
  await user.keyboard(text);
  return input;
}
