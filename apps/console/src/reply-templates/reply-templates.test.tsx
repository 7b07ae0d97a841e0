import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';
import { setKept } from '../session/kept-after-logout.ts';
import { clearTemplates } from './keep-templates.ts';
import { createReplyTemplates, filledTemplate, MAX_TEMPLATES } from './templates.ts';

const key = 'cv-templates:1';
const solved = { name: 'Solved', subject: 'Ticket {ticket} is solved', body: 'Dear {name}', isChosen: false };
const quote = '\r\n\r\nYou wrote:\r\n> I cannot find the project my teacher shared.';
const stored = () => JSON.parse(localStorage.getItem(key) ?? '[]');

afterEach(() => localStorage.clear());

async function openTicket(templates: readonly object[] = []) {
  localStorage.clear();
  const opened = await openConsole('/tickets/1', { as: 'globalAdmin' });
  if (templates.length > 0) localStorage.setItem(key, JSON.stringify(templates));
  await screen.findByRole('link', { name: 'Send Email' });
  const { user } = opened;
  const menuButton = () => screen.findByRole('button', { name: /, text for Send Email$/ });
  return {
    ...opened,
    menuButton,
    async choose(entry: string) {
      await user.click(await menuButton());
      await user.click(await screen.findByRole('menuitem', { name: entry }));
    },
  };
}
const dialog = async () => within(await screen.findByRole('dialog'));
const email = () =>
  decodeURIComponent(screen.getByRole('link', { name: 'Send Email' }).getAttribute('href') ?? '');

describe('the templates of an answer by email', () => {
  it('can be added with the keyboard, begin with the standard text, and apply immediately [keyboard]', async () => {
    const { user, menuButton } = await openTicket();
    (await menuButton()).focus();
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: 'Add Template…' }));
    const adding = await dialog();
    expect(adding.getByRole('textbox', { name: 'Subject' })).toHaveValue('Your support ticket {ticket}');
    expect(adding.getByRole('textbox', { name: 'Text' })).toHaveValue('Hello {name},\n\n');
    await user.click(adding.getByRole('textbox', { name: 'Text' }));
    await user.keyboard('try it again');
    await user.click(adding.getByRole('textbox', { name: 'Name' }));
    await user.keyboard('Again{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const text = 'Hello Mia Duarte,\r\n\r\ntry it again';
    expect(email()).toMatch(new RegExp(`subject=Your support ticket 1&body=${text}${quote}$`));
    expect(await menuButton()).toHaveTextContent('Again');
    expect(await menuButton()).toHaveFocus();
  });

  it('are chosen for this and later tickets, until the standard text is', async () => {
    const { choose } = await openTicket([solved]);
    expect(email()).toMatch('subject=Your support ticket 1&');
    await choose('Solved');
    expect(email()).toMatch(new RegExp(`subject=Ticket 1 is solved&body=Dear Mia Duarte${quote}$`));
    expect(stored()).toEqual([{ ...solved, isChosen: true }]);
    await choose('Standard text');
    expect(email()).toMatch('subject=Your support ticket 1&');
  });

  it('keep their place when they are edited, and need different names', async () => {
    const { user, choose } = await openTicket([
      { ...solved, isChosen: true },
      { ...solved, name: 'Other' },
    ]);
    await choose('Edit “Solved”…');
    const editing = await dialog();
    const name = editing.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'OTHER{Enter}');
    expect(await editing.findByText('A template with this name already exists.')).toBeVisible();
    await user.clear(name);
    await user.type(name, 'Done{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored().map((template: { name: string }) => template.name)).toEqual(['Done', 'Other']);
  });

  it('are removed, and focus stays among them [focus]', async () => {
    const { user, choose } = await openTicket([solved, { ...solved, name: 'Other' }]);
    await choose('Manage Templates…');
    const managing = await dialog();
    await user.click(managing.getByRole('button', { name: 'Delete Solved' }));
    expect(managing.getByRole('button', { name: 'Delete Other' })).toHaveFocus();
    await user.click(managing.getByRole('button', { name: 'Delete Other' }));
    expect(managing.getByText('There are no templates yet.')).toBeVisible();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('keep what was typed when the dialog is closed, until Start over', async () => {
    const { user, choose } = await openTicket();
    await choose('Add Template…');
    await user.type((await dialog()).getByRole('textbox', { name: 'Name' }), 'Half');
    await user.keyboard('{Escape}');
    await choose('Add Template…');
    const again = await dialog();
    expect(again.getByText('Draft restored')).toBeVisible();
    expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('Half');
    await user.click(again.getByRole('button', { name: 'Start Over' }));
    expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    expect(again.getByRole('textbox', { name: 'Subject' })).toHaveValue('Your support ticket {ticket}');
  });

  it('say when a text is too long for a link, and when the browser does not keep it', async () => {
    const { user, choose } = await openTicket();
    await choose('Add Template…');
    const adding = await dialog();
    await user.type(adding.getByRole('textbox', { name: 'Name' }), 'Long');
    const text = adding.getByRole('textbox', { name: 'Text' });
    await user.clear(text);
    await user.click(text);
    await user.paste('ü'.repeat(400));
    expect(adding.getByText(/^Too long for an email link: 2,4/)).toBeVisible();
    await user.click(adding.getByRole('button', { name: 'Save' }));
    expect(localStorage.getItem(key)).toBeNull();
    await user.clear(text);
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(adding.getByRole('button', { name: 'Save' }));
    setItem.mockRestore();
    expect(await adding.findByRole('alert')).toHaveTextContent('This browser did not keep the template');
    expect(adding.getByRole('textbox', { name: 'Name' })).toHaveValue('Long');
  });

  it('cannot be added to a list that another tab has filled, and say so', async () => {
    const { user, choose } = await openTicket();
    await choose('Add Template…');
    const adding = await dialog();
    const twenty = Array.from({ length: MAX_TEMPLATES }, (_, at) => ({ ...solved, name: `Template ${at}` }));
    localStorage.setItem(key, JSON.stringify(twenty));
    await user.type(adding.getByRole('textbox', { name: 'Name' }), 'One more{Enter}');
    expect(await adding.findByRole('alert')).toHaveTextContent('You can keep at most 20 templates.');
    expect(adding.getByRole('textbox', { name: 'Name' })).toHaveValue('One more');
    expect(stored()).toEqual(twenty);
  });

  it('are at most twenty', async () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ ...solved, name: `Template ${at}` }));
    const broken = [
      null,
      5,
      {},
      { ...solved, body: 5 },
      { ...solved, name: ' \u202e ' },
      { ...solved, body: 'x'.repeat(1501) },
    ];
    localStorage.setItem(key, JSON.stringify([...broken, ...many]));
    expect(createReplyTemplates(1).list()).toEqual(many.slice(0, MAX_TEMPLATES));
    const { user, menuButton } = await openTicket(many);
    await user.click(await menuButton());
    expect(await screen.findByRole('menuitem', { name: /^Add Template/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('a filled template', () => {
  const template = { subject: 'Re {ticket}', body: 'Dear {name},\nabout {ticket}' };

  it.each(['Ann', '{ticket}', '$&', "$'"])(
    'has the number of the ticket and the name %s as it is',
    (name) => {
      expect(filledTemplate(template, 5, name)).toEqual({ subject: 'Re 5', body: `Dear ${name},\nabout 5` });
    },
  );

  it('has no gap where there is no name', () => {
    expect(filledTemplate(template, 5, null).body).toBe('Dear,\nabout 5');
  });
});

describe('the templates after logout (T39)', () => {
  const logOut = async ({ user }: Awaited<ReturnType<typeof openTicket>>) => {
    await user.click(screen.getByRole('button', { name: 'Logout', hidden: true }));
    await screen.findByRole('heading', { name: 'Log in' });
  };

  it('are removed, unless the person keeps them', async () => {
    await logOut(await openTicket([solved]));
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('stay with a person who keeps them, and go when that is taken back', async () => {
    const opened = await openTicket([solved]);
    await opened.choose('Manage Templates…');
    const choice = (await dialog()).getByRole('checkbox', { name: /^Keep my templates in this browser/ });
    expect(choice).toHaveAccessibleDescription('They are removed when you log out.');
    await opened.user.click(choice);
    await opened.user.keyboard('{Escape}');
    await logOut(opened);
    expect(stored()).toEqual([solved]);
    setKept('templates', 1, false);
    clearTemplates();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('of someone else are removed at the next login', () => {
    localStorage.setItem('cv-templates:3', JSON.stringify([solved]));
    localStorage.setItem(key, JSON.stringify([solved]));
    clearTemplates(1);
    expect(localStorage.getItem('cv-templates:3')).toBeNull();
    expect(stored()).toEqual([solved]);
  });
});
