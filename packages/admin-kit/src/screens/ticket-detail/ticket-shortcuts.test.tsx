import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderStory } from '../../../../../.storybook/render-story.tsx';
import { button, fromAnywhere, heading, inQueue, setting, writes } from './testing/ticket-page.ts';
import * as stories from './ticket-detail.stories.tsx';

describe('single keys', () => {
  const onPage = { args: { hasPageShortcuts: true } };
  const hostsOwn = (name: string, parent: Element = document.body) => {
    const control = parent.appendChild(document.createElement(name));
    onTestFinished(() => control.remove());
    return control;
  };

  it('are for the ticket with the focus in it, and for the host everywhere else', async () => {
    const story = renderStory(stories.Ready);
    await heading(1);
    const isTaken = vi.fn((event: Event) => event.defaultPrevented);
    window.addEventListener('keydown', isTaken);
    onTestFinished(() => window.removeEventListener('keydown', isTaken));
    await story.user.keyboard('r');
    hostsOwn('button').focus();
    await story.user.keyboard('rui');
    expect(isTaken.mock.results.map(({ value }) => value)).toEqual([false, false, false, false]);
    expect(writes(story)).toEqual([]);
    expect(await screen.findByRole('checkbox', { name: 'Keyboard Shortcuts' })).toHaveAccessibleDescription(
      'Shortcuts work while the focus is in this ticket.',
    );
    button('Set In Progress').focus();
    await story.user.keyboard('r');
    await waitFor(() => expect(writes(story)).toEqual([setting(1, 2)]));
  });

  it('do nothing for the status if the host replaces its buttons', async () => {
    const slots = { replace: { setStatus: <p>Our own status</p> } };
    const story = renderStory(stories.Ready, { args: { hasPageShortcuts: true, slots } });
    await heading(1);
    await story.user.keyboard('riu');
    const keys = await screen.findByRole('list', { name: 'Keyboard Shortcuts' });
    expect(keys).toHaveTextContent('Send Email');
    expect(keys).not.toHaveTextContent('Set Resolved');
    expect(writes(story)).toEqual([]);
  });

  it('work in the tree of its app state, where letters mean nothing else', async () => {
    const story = renderStory(stories.SecretsInState);
    const [first] = await screen.findAllByRole('treeitem');
    first?.focus();
    await story.user.keyboard('r');
    await waitFor(() => expect(writes(story)).toHaveLength(1));
  });

  it('work in a dialog of the host, in which the ticket is', async () => {
    const story = renderStory(stories.Ready);
    await heading(1);
    story.container.setAttribute('role', 'dialog');
    button('Set In Progress').focus();
    await story.user.keyboard('r');
    await waitFor(() => expect(writes(story)).toEqual([setting(1, 2)]));
  });

  it('are for the ticket from all of its page where the host says so, but not in a dialog over it', async () => {
    const story = renderStory(stories.Ready, { ...onPage, provider: fromAnywhere });
    await heading(1);
    expect(
      await screen.findByRole('checkbox', { name: 'Keyboard Shortcuts' }),
    ).not.toHaveAccessibleDescription();
    const dialog = hostsOwn('div');
    hostsOwn('button', dialog).focus();
    dialog.setAttribute('aria-modal', 'true');
    await story.user.keyboard('r');
    expect(writes(story)).toEqual([]);
    dialog.removeAttribute('aria-modal');
    await story.user.keyboard('r');
    await waitFor(() => expect(writes(story)).toEqual([setting(1, 2)]));
  });

  it('that change it need a control with the focus, unless someone chooses otherwise', async () => {
    const story = renderStory(stories.Ready, inQueue(7));
    const title = await heading(7);
    const anywhere = await screen.findByRole('checkbox', { name: 'Letters change the ticket from anywhere' });
    await story.user.keyboard('heykimareyouthere');
    title.tabIndex = -1;
    title.focus();
    await story.user.keyboard('heykimareyouthere');
    expect(writes(story)).toEqual([]);
    expect(screen.queryByText('Mail opened. Resolve 7?')).toBeNull();
    await story.user.click(anywhere);
    title.focus();
    fireEvent.keyDown(title, { key: 'к', code: 'KeyR' });
    await waitFor(() => expect(writes(story)).toEqual([setting(7, 2)]));
    await story.user.click(anywhere);
  });

  it('do nothing while something is typed, with a modifier, or held down', async () => {
    const story = renderStory(stories.SecretsInState, { ...onPage, provider: fromAnywhere });
    const search = await screen.findByRole('searchbox');
    await story.user.type(search, 'r u i');
    (document.activeElement as HTMLElement).blur();
    await story.user.keyboard('{Control>}r{/Control}{Alt>}i{/Alt}{Meta>}r{/Meta}{Shift>}R{/Shift}');
    fireEvent.keyDown(document.body, { key: 'r', repeat: true });
    expect(writes(story)).toEqual([]);
  });

  it('begin an email to the contact, unless they are turned off [keyboard]', async () => {
    const story = renderStory(stories.Ready, onPage);
    await heading(1);
    const link = await screen.findByRole('link', { name: 'Send Email' });
    expect(link).toHaveAttribute('aria-keyshortcuts', 'E');
    const opened = vi.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', opened);
    await story.user.keyboard('e');
    expect(opened).toHaveBeenCalledTimes(1);
    const setting = await screen.findByRole('checkbox', { name: 'Keyboard Shortcuts' });
    setting.focus();
    await story.user.keyboard(' ');
    await story.user.keyboard('e');
    expect(opened).toHaveBeenCalledTimes(1);
    expect(link).not.toHaveAttribute('aria-keyshortcuts');
  });

  it('are listed, and can be turned off (WCAG 2.1.4)', async () => {
    const story = renderStory(stories.Ready, onPage);
    await heading(1);
    expect(await screen.findByRole('list', { name: 'Keyboard Shortcuts' })).toHaveTextContent(
      'R Set Resolved',
    );
    expect(button('Set Resolved')).toHaveAttribute('aria-keyshortcuts', 'R');
    await story.user.click(screen.getByRole('checkbox', { name: 'Keyboard Shortcuts' }));
    button('Set Resolved').focus();
    await story.user.keyboard('r');
    expect(writes(story)).toEqual([]);
    expect(button('Set Resolved')).not.toHaveAttribute('aria-keyshortcuts');
  });
});

describe('an answer that resolves the ticket and opens the next', () => {
  const answer = 'Email, Resolve and Next';
  const watchEmails = () => {
    const opened = vi.fn((event: Event) => {
      if (event.target instanceof HTMLAnchorElement && event.target.protocol === 'mailto:')
        event.preventDefault();
      return (event.target as HTMLAnchorElement).href;
    });
    document.addEventListener('click', opened);
    onTestFinished(() => document.removeEventListener('click', opened));
    return () =>
      opened.mock.results.map(({ value }) => String(value)).filter((href) => href.startsWith('mailto:'));
  };

  async function openSeventh(options = {}) {
    const emails = watchEmails();
    const story = renderStory(stories.Ready, { ...inQueue(7), ...options });
    await screen.findByText('34 of 40');
    await heading(7);
    await waitFor(() => expect(button(answer)).not.toHaveAttribute('aria-disabled'));
    const shown = screen.getByRole('link', { name: 'Send Email' }).getAttribute('href');
    const isAnswered = async (answered: () => Promise<void>) => {
      expect(emails()).toEqual([shown]);
      expect(writes(story)).toEqual([]);
      expect(screen.getByRole('group', { name: 'Mail opened. Resolve 7?' })).toBeVisible();
      await waitFor(() => expect(button('Resolve')).toHaveFocus());
      await answered();
      await waitFor(() => expect(story.visited).toEqual(['/tickets/6?from=list']));
      expect(writes(story)).toEqual([setting(7, 2)]);
    };
    return { story, user: story.user, isAnswered };
  }

  it('takes one press, and another when the mail is written', async () => {
    const { user, isAnswered } = await openSeventh();
    await user.click(button(answer));
    await isAnswered(() => user.click(button('Resolve')));
  });

  it('takes one key, twice [keyboard]', async () => {
    const { user, isAnswered } = await openSeventh({ provider: fromAnywhere });
    await user.keyboard('a');
    await isAnswered(() => user.keyboard('a'));
  });

  it('resolves nothing if the mail was not sent [keyboard] [focus]', async () => {
    const { story, user } = await openSeventh();
    button(answer).focus();
    await user.keyboard('a');
    await waitFor(() => expect(button('Resolve')).toHaveFocus());
    await user.keyboard('{Tab}{Enter}');
    expect(screen.queryByText('Mail opened. Resolve 7?')).toBeNull();
    expect(button(answer)).toHaveFocus();
    expect([writes(story), story.visited]).toEqual([[], []]);
  });

  it('is not for a ticket without a usable address, and says so [keyboard] [spoken]', async () => {
    const emails = watchEmails();
    const story = renderStory(stories.Ready, {
      ...inQueue(7),
      prepare: ({ server: { db } }) => {
        Object.assign(db.tickets.get(7) ?? {}, { contactEmail: 'not an address' });
      },
    });
    const why = 'This ticket has no valid email address.';
    await heading(7);
    await waitFor(() => expect(button(answer)).toHaveAccessibleDescription(why));
    button(answer).focus();
    await story.user.keyboard('a');
    expect(await screen.findByText(why, { ignore: '[aria-hidden]' })).toBeInTheDocument();
    expect([emails(), writes(story), story.visited]).toEqual([[], [], []]);
  });
});
