import { act, screen, waitFor, within } from '@testing-library/react';
import { applyThenDrop, fail, html, never } from '@timemap/admin-mock/scenarios';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryDrafts } from '../../context/drafts.ts';
import { twiceInOneTask } from '../../ui/test-presses.ts';
import * as stories from './create-project-dialog.stories.tsx';
import { CreateProjectDialog } from './create-project-dialog.tsx';
import { openForm, type ProjectDialog } from './testing/open-form.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const typeTexts = async (
  { user }: ProjectDialog,
  name = 'Night Ferries',
  description = 'Where they went.',
) => {
  await user.click(screen.getByRole('textbox', { name: 'Project name' }));
  await user.paste(name);
  await user.click(screen.getByRole('textbox', { name: 'Description' }));
  await user.paste(description);
};
const create = ({ user }: ProjectDialog) => user.click(screen.getByRole('button', { name: 'Create' }));
const nameField = () => screen.getByRole('textbox', { name: 'Project name' });

function Copies() {
  const [id, setId] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setId(2)}>
        Next
      </button>
      <CreateProjectDialog organizationId={2} duplicateOf={{ id, name: `Quay ${id}` }} onClose={() => {}} />
    </>
  );
}

describe('creating a project', () => {
  it('sends everything in the query string and no body, then closes [focus]', async () => {
    const form = openForm(stories.Ready);
    expect(nameField()).toHaveFocus();
    await typeTexts(form, 'A+B & C?', '50% ünïcode\n#2');
    await create(form);
    await waitFor(() => expect(form.closed).toEqual(['closed']));
    expect(form.created).toEqual([{ name: 'A+B & C?' }]);
    const [request] = form.writes();
    expect(request).toMatchObject({
      operation: 'POST /organizations/{id}/projects',
      path: '/organizations/2/projects',
      encoding: 'none',
      query: {
        name: 'A+B & C?',
        description: '50% ünïcode\n#2',
        mappins: '{"nodes":[]}',
        data: '{"type":"default"}',
      },
    });
    expect(form.writes()).toHaveLength(1);
  });

  it('is possible for the admins of the organization (A §6)', async () => {
    const form = openForm(stories.AsOrgAdmin);
    await typeTexts(form);
    await create(form);
    await waitFor(() => expect(form.created).toEqual([{ name: 'Night Ferries' }]));
  });

  it('says what is missing next to its field and sends nothing [focus] [spoken]', async () => {
    const form = openForm(stories.Ready);
    await typeTexts(form, '   ', ' \n');
    await create(form);
    expect(nameField()).toHaveAccessibleDescription(/Enter a name/);
    expect(nameField()).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription(
      /Enter a description/,
    );
    expect(form.writes()).toEqual([]);
  });

  it('keeps a name and a description that are too long, counts and refuses them [spoken]', async () => {
    const form = openForm(stories.Ready);
    await typeTexts(form, `${'n'.repeat(74)}😀`, 'd'.repeat(2501));
    expect(nameField()).toHaveValue(`${'n'.repeat(74)}😀`);
    expect(nameField()).toHaveAccessibleDescription(/75 characters or fewer/);
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription(
      /2,500 characters or fewer/,
    );
    expect(screen.getAllByText('1 character too many')).not.toHaveLength(0);
    await create(form);
    expect(form.writes()).toEqual([]);
  });

  it('refuses a request that is longer than its limit, with a message, and sends nothing (T26) [focus] [spoken]', async () => {
    const form = openForm(stories.Ready, { provider: { urlLimit: 8000 } });
    await typeTexts(form, 'Tokyo', '東'.repeat(1000));
    const description = screen.getByRole('textbox', { name: 'Description' });
    await waitFor(() => expect(description).toHaveAccessibleDescription(/Too long by [\d,]+ characters/));
    await create(form);
    expect(form.writes()).toEqual([]);
    expect(description).toHaveFocus();
  });

  it('sends 2,500 characters of any script if no limit is set (A §5, T26)', async () => {
    const form = openForm(stories.Ready);
    await typeTexts(form, 'Tokyo', '東'.repeat(2500));
    await create(form);
    await waitFor(() => expect(form.writes()).toHaveLength(1));
    expect(form.writes()[0]?.query.description).toBe('東'.repeat(2500));
  });

  it.each([413, 414, 431])(
    'says that the server refused it as too long when it answers %d [spoken]',
    async (status) => {
      const operation = 'POST /organizations/{id}/projects';
      const form = openForm(stories.Ready, { scenarios: [html(operation, status)] });
      await typeTexts(form, 'Tokyo', '東'.repeat(2500));
      await create(form);
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'This is too long for the server. Shorten it',
      );
      expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('東'.repeat(2500));
    },
  );
});

describe('a project that is refused', () => {
  it('leaves the form open, with the server’s words and all that was typed [spoken]', async () => {
    const form = openForm(stories.SaveFailed);
    await typeTexts(form);
    await create(form);
    expect(await screen.findByRole('alert')).toHaveTextContent('There is a project of this name already');
    expect(nameField()).toHaveValue('Night Ferries');
    expect(form.closed).toEqual([]);
  });

  it('cannot be closed while it is being sent, and is sent once for a double click (A §4, T6)', async () => {
    const form = openForm(stories.Ready, { scenarios: [never('POST /organizations/{id}/projects')] });
    await typeTexts(form);
    const create = screen.getByRole('button', { name: 'Create' });
    await twiceInOneTask(() => create.click());
    await form.user.keyboard('{Escape}');
    expect(form.writes()).toHaveLength(1);
    expect(form.closed).toEqual([]);
    expect(screen.getByRole('dialog')).toHaveAttribute('aria-busy', 'true');
    expect(nameField()).toHaveAttribute('readonly');
  });

  it('may have been created when the answer is lost, and says so (T8) [spoken]', async () => {
    const form = openForm(stories.Ready, { scenarios: [applyThenDrop('POST /organizations/{id}/projects')] });
    await typeTexts(form);
    await create(form);
    expect(await screen.findByRole('alert')).toHaveTextContent(/may have been made/);
    expect(form.writes()).toHaveLength(1);
  });
});

describe('an unfinished form', () => {
  const typeAndPlace = async (form: ProjectDialog) => {
    await typeTexts(form);
    await form.user.selectOptions(screen.getByRole('combobox', { name: 'Map type' }), 'Map');
    await form.user.click(screen.getByRole('button', { name: 'Add Pin' }));
    await form.user.keyboard('Old quay{Enter}');
  };

  it('is restored after the session ended (T14)', async () => {
    const drafts = createMemoryDrafts();
    const first = openForm(stories.Ready, {
      provider: { drafts },
      scenarios: [fail('POST /organizations/{id}/projects', 'Invalid session')],
    });
    await typeAndPlace(first);
    await create(first);
    await waitFor(() => expect(first.events).toContainEqual(expect.objectContaining({ outcome: 'failed' })));
    first.unmount();
    openForm(stories.Ready, { provider: { drafts } });
    expect(nameField()).toHaveValue('Night Ferries');
    expect(screen.getByRole('combobox', { name: 'Map type' })).toHaveValue('map');
    expect(screen.getByText('Old quay')).toBeVisible();
    expect(screen.getByText('Draft restored')).toBeVisible();
  });

  it('survives Escape, and is cleared by Start over [focus]', async () => {
    const drafts = createMemoryDrafts();
    const first = openForm(stories.Ready, { provider: { drafts } });
    await typeTexts(first);
    await first.user.keyboard('{Escape}');
    expect(first.closed).toEqual(['closed']);
    first.unmount();
    const second = openForm(stories.Ready, { provider: { drafts } });
    expect(nameField()).toHaveValue('Night Ferries');
    await second.user.click(screen.getByRole('button', { name: 'Start Over' }));
    expect(nameField()).toHaveValue('');
    expect(document.body).not.toHaveFocus();
  });

  it('is cleared by Cancel', async () => {
    const drafts = createMemoryDrafts();
    const first = openForm(stories.Ready, { provider: { drafts } });
    await typeAndPlace(first);
    await first.user.click(screen.getByRole('button', { name: 'Cancel' }));
    first.unmount();
    openForm(stories.Ready, { provider: { drafts } });
    expect(nameField()).toHaveValue('');
    expect(screen.queryByText('Old quay')).toBeNull();
  });
});

describe('duplicating a project', () => {
  it('begins with its name behind Copy of, its description and its pins', async () => {
    const form = openForm(stories.Duplicating);
    expect(nameField()).toHaveValue('Copy of Harbour Walk');
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue(
      'Quays and warehouses along the harbour.',
    );
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => within(row).getByText(/^x /).textContent)).toEqual([
      'x 5.324, y 60.397',
      'x 5.31, y 60.391',
      'x 5.27, y 60.42',
    ]);
    expect(form.server.requests()[0]).toMatchObject({
      operation: 'GET /projects/mapdata',
      query: { projectid: '2' },
    });
    await create(form);
    await waitFor(() => expect(form.created).toEqual([{ name: 'Copy of Harbour Walk' }]));
    expect(JSON.parse(String(form.writes()[0]?.query.mappins))).toEqual({
      nodes: [
        { name: 'Old quay', xCoord: 5.324, yCoord: 60.397 },
        { name: '<img src=x onerror="window.__pwn', xCoord: 5.31, yCoord: 60.391 },
        { name: '⚓ Lighthouse', xCoord: 5.27, yCoord: 60.42 },
      ],
    });
  });

  it.each([
    ['letters', 'n'.repeat(75), `Copy of ${'n'.repeat(67)}`],
    ['an emoji that would be cut in two', `${'n'.repeat(66)}😀${'n'.repeat(7)}`, `Copy of ${'n'.repeat(66)}`],
  ])(
    'shortens a name of 75 characters, with %s, to fit behind Copy of, and says so [spoken]',
    async (_, name, copy) => {
      const form = openForm(stories.Duplicating, {
        args: { duplicateOf: { id: 2, name, description: 'Quays.' } },
      });
      expect(nameField()).toHaveValue(copy);
      expect(nameField()).toHaveAccessibleDescription(/The original name was shortened/);
      await screen.findAllByRole('listitem');
      await create(form);
      await waitFor(() => expect(form.created).toEqual([{ name: copy }]));
    },
  );

  it.each([
    ['\u202EtoL', '‹U+202E›toL'],
    [' ', 'Unnamed project'],
  ])('has the name %j of the original in its title as %s', async (name, shown) => {
    openForm(stories.Duplicating, { args: { duplicateOf: { id: 2, name } } });
    expect(screen.getByRole('dialog', { name: `Duplicate ${shown}` })).toBeVisible();
  });

  it('begins again for another project', async () => {
    openForm({ input: {}, meta: { input: { component: Copies } } });
    await screen.findByDisplayValue('Copy of Quay 1');
    act(() => screen.getByText('Next').click());
    expect(await screen.findByDisplayValue('Copy of Quay 2')).toBeVisible();
  });

  it('says that the pins could not be loaded, loads them again, and can do without [spoken]', async () => {
    const form = openForm(stories.LoadFailed);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Unable to load map pins: The map archive is closed',
    );
    expect(screen.queryByText('No pins yet.')).toBeNull();
    form.server.resetScenarios();
    await form.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Old quay')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('does not send a copy while its pins are loading [spoken]', async () => {
    const form = openForm(stories.Loading);
    const button = screen.getByRole('button', { name: 'Create' });
    expect(button).toHaveAccessibleDescription('The pins of the copied project are still loading.');
    await create(form);
    expect(form.writes()).toEqual([]);
  });

  it('copies the pins of the original again after they were changed or cleared', async () => {
    const form = openForm(stories.Duplicating);
    await form.user.click(await screen.findByRole('button', { name: 'Remove Old quay' }));
    await form.user.click(screen.getByRole('button', { name: 'Copy the pins of Harbour Walk again' }));
    expect(screen.getByText('Old quay')).toBeVisible();
    expect(screen.getByText('The copied pins replaced 2 pins.')).toBeVisible();
    await form.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.queryByText('Old quay')).toBeNull();
    expect(screen.getByText('⚓ Lighthouse')).toBeVisible();
  });
});
