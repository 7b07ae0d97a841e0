import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openTable, writes } from './testing/open-coupons.ts';

async function pasteCode(code: string) {
  const story = openTable();
  await story.user.click(await screen.findByRole('button', { name: 'Create Coupon' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create Coupon' }));
  await story.user.type(form.getByRole('textbox', { name: 'Value' }), '5');
  const field = form.getByRole('textbox', { name: 'Code' });
  await story.user.click(field);
  await story.user.paste(code);
  return { ...story, form, field };
}

it.each([
  ['SUMMER26 ', 'SUMMER26', 'Letters, digits and hyphens work best'],
  ['\tHERBST 26 ', 'HERBST 26', 'Letters, digits and hyphens work best. Other characters: space'],
  ['A\u00A0B\tC', 'A\u00A0B\tC', /\. Other characters: ‹U\+00A0› ‹U\+0009›$/],
  [
    '\u00D6ko\u201110\u2010A',
    '\u00D6ko-10-A',
    'Letters, digits and hyphens work best Typographic hyphens are sent as “-”.',
  ],
  [
    '\u200B\u00D6ko\u201110',
    '\u00D6ko-10',
    /Invisible characters are left out\. Typographic hyphens are sent as “-”\.$/,
  ],
  ['A\u2013B', 'A\u2013B', 'Letters, digits and hyphens work best. Other characters: \u2013'],
])('of a coupon is sent as people can read and type it: %j [spoken]', async (pasted, sent, description) => {
  const { user, field, ...story } = await pasteCode(pasted);
  expect(field).toHaveAccessibleDescription(description);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(writes(story)).toMatchObject([{ body: { code: sent } }]));
});

it('of a coupon may be one that exists: the field says so, and the server decides [spoken]', async () => {
  const { user, form, field, ...story } = await pasteCode('welcome-10');
  expect(field).not.toHaveAccessibleDescription(/already exists/);
  await user.clear(field);
  await user.paste('WELCOME-10 ');
  expect(field).toHaveAccessibleDescription(/\. A coupon with this code already exists\.$/);
  expect(field).toBeValid();
  await user.keyboard('{Enter}');
  expect(await form.findByRole('alert')).toHaveTextContent('The coupon WELCOME-10 already exists.');
  expect(field).toBeInvalid();
  expect(writes(story)).toHaveLength(1);
});
