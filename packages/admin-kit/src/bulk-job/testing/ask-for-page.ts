import { type userEvent as globalUserEvent, screen, within } from 'storybook/test';

interface Acting {
  canvas: Pick<ReturnType<typeof within>, 'findByRole'>;
  userEvent: Pick<ReturnType<typeof globalUserEvent.setup>, 'click'>;
}

/** Selects the rows of the page and chooses an entry of a menu of their bar. @returns the dialog that asks about it */
export async function askForPage({ canvas, userEvent }: Acting, menu: string, entry: string, title = entry) {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows on this page' }));
  await userEvent.click(await canvas.findByRole('button', { name: menu, expanded: false }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  return within(await screen.findByRole('dialog', { name: title }));
}

/** The same, and starts the job. */
export async function doForPage(context: Acting, menu: string, entry: string) {
  const dialog = await askForPage(context, menu, entry);
  await context.userEvent.click(dialog.getByRole('button', { name: entry }));
  return dialog;
}
