import { type userEvent as globalUserEvent, screen, within } from 'storybook/test';

interface Acting {
  canvas: Pick<ReturnType<typeof within>, 'findByRole' | 'findAllByRole'>;
  userEvent: Pick<ReturnType<typeof globalUserEvent.setup>, 'click'>;
}

export async function selectPage({ canvas, userEvent }: Acting) {
  await canvas.findAllByRole('checkbox', { name: /^Select (?!all rows)/ });
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows on this page' }));
}

const afterBarLoads = { timeout: 30_000 };

export const findInBar = ({ canvas }: Acting, options: { name: string; expanded?: boolean }) =>
  canvas.findByRole('button', options, afterBarLoads);

export async function askForPage(acting: Acting, menu: string, entry: string, title = entry) {
  const { userEvent } = acting;
  await selectPage(acting);
  await userEvent.click(await findInBar(acting, { name: menu, expanded: false }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  return within(await screen.findByRole('dialog', { name: title }));
}

export async function doForPage(context: Acting, menu: string, entry: string) {
  const dialog = await askForPage(context, menu, entry);
  await context.userEvent.click(dialog.getByRole('button', { name: entry }));
  return dialog;
}
