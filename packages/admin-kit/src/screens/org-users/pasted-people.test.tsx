import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMemoryDrafts } from '../../context/drafts.ts';
import { names, openAddMultiple as open } from './testing/open-add-multiple.ts';

const roster = `user_id,login_id,password,full_name,email,status
1,u1,geheim1,Ann A,ann@mail.example,active
2,u2,geheim2,Bo B,bo@mail.example,deleted
3,u3,geheim3,Chen D,,active`;
const families = `Student\tGuardian email\tStudent email
Ada\tparent@mail.example\tada@mail.example
Bo\tmother@mail.example\tbo@mail.example`;

describe('people pasted into the box', () => {
  it.each([
    [
      'lists in lines',
      'a@b.example, c@d.example\ne@f.example; g@h.example',
      'a@b.example\nc@d.example\ne@f.example\ng@h.example',
    ],
    ['names with addresses', 'Okonkwo, Ada <a@b.example>; Ott, Bo <c@d.example>', 'a@b.example\nc@d.example'],
    [
      'wrapped addresses',
      'mailto:a@b.example\n<c@d.example>\n"e@f.example"\n@lti_17;',
      'a@b.example\nc@d.example\ne@f.example\n@lti_17',
    ],
    ['a heading', 'Email\na@b.example', 'a@b.example'],
  ])('become one line each, and come back to the letter: %s', async (_, text, lines) => {
    const { user, box, dialog } = await open(text);
    expect(box).toHaveValue(lines);
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(box).toHaveValue(text);
    expect(box).toHaveFocus();
    expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('come back with the keys for undo, also into a text that had lines before [keyboard]', async () => {
    const { user, box } = await open('mia');
    await user.paste(' or a@b.example, c@d.example');
    expect(box).toHaveValue('mia\na@b.example\nc@d.example');
    await user.keyboard('{Control>}z{/Control}');
    expect(box).toHaveValue('mia or a@b.example, c@d.example');
  });

  it('takes the column of emails from a pasted table, and says which [spoken]', async () => {
    const { user, dialog, box } = await open('mia\n');
    await user.click(box);
    await user.paste('Name\tE-mail\nAda\tada@mail.example\nOren\toren@mail.example');
    expect(box).toHaveValue('mia\nada@mail.example\noren@mail.example');
    expect(dialog.getAllByRole('status')[0]).toHaveTextContent('Found 2 addresses in the column “E-mail”');
    expect(dialog.getByRole('button', { name: 'Add 2 users' })).toBeVisible();
  });

  it('takes a pasted table at the place of the caret, also below lines of a file from Windows', async () => {
    const { user, dialog, box } = await open('');
    const file = new File(['trial.over\r\nno.name\r\n'], 'staff.txt', { type: 'text/plain' });
    await user.upload(dialog.getByLabelText('Choose a File', { selector: 'input' }), file);
    await waitFor(() => expect(box).toHaveValue('trial.over\nno.name'));
    await user.click(box);
    await user.paste('Ada\tada@mail.example\nOren\toren@mail.example');
    expect(box).toHaveValue('trial.over\nno.name\nada@mail.example\noren@mail.example');
  });

  it('reads lines from a CSV file and appends them to the box', async () => {
    const { user, dialog, box } = await open('mia');
    const file = new File(['\uFEFFName;E-mail\r\nAda;ada@mail.example\r\n'], 'staff.csv', {
      type: 'text/csv',
    });
    await user.upload(dialog.getByLabelText('Choose a File', { selector: 'input' }), file);
    await waitFor(() => expect(box).toHaveValue('mia\nada@mail.example'));
  });

  it('are read in slices where they are many, while the box waits, and come back to the letter', async () => {
    const text = names(1000)
      .map((name) => `Ott, Bo <${name}@b.example>`)
      .join('\n');
    let waits = 0;
    const waiting = new MutationObserver((changes) => {
      waits += changes.length;
    });
    waiting.observe(document.body, { attributeFilter: ['readonly'], subtree: true });
    const { user, box, dialog } = await open(text);
    await waitFor(() =>
      expect(box).toHaveValue(
        names(1000)
          .map((name) => `${name}@b.example`)
          .join('\n'),
      ),
    );
    expect(box).not.toHaveAttribute('readonly');
    // Once to wait, once to go on.
    expect(waits).toBe(2);
    waiting.disconnect();
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(box).toHaveValue(text);
  });

  it('are named where they were left out, and their complaints go with the text', async () => {
    const { user, box, dialog } = await open('Class 5b\nEmail\nOtt, Bo <a@b.example>\n');
    expect(dialog.getByText('Headings left out: Class 5b, Email')).toBeVisible();
    expect(dialog.getByText('Text beside addresses left out: Ott, Bo')).toBeVisible();
    await user.type(box, 'x');
    expect(dialog.queryByText(/left out/)).toBeNull();
  });

  it('are read with the hyphens of documents, which are counted', async () => {
    const pasted = 'Gisela Hoch\u2011Tief gisela.hoch\u2011tief@schule.example';
    const { user, box, dialog } = await open(`${pasted}; a@b.example`);
    expect(box).toHaveValue('gisela.hoch-tief@schule.example\na@b.example');
    expect(dialog.getByText('Typographic hyphens read as “-”: 1')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Add 2 users' })).toBeVisible();
    await user.clear(box);
    await user.type(box, 'hoch\u2010tief@schule.example');
    const row = dialog.getByRole('row', { name: /^1 hoch-tief@schule\.example/ });
    expect(row).toHaveTextContent('Typographic hyphens read as “-”');
    expect(dialog.getByRole('button', { name: 'Add 1 user' })).toBeVisible();
  });

  it('are named without what can be a secret', async () => {
    const { dialog } = await open(
      'From: Ada <ada@b.example>\nSubject: geheim\nbo@b.example:geheim\ncy@b.example:x1',
    );
    expect(dialog.getByText('Headings left out: From, Subject: (not shown)')).toBeVisible();
    expect(dialog.getByText('Text beside addresses left out: Ada, (not shown)')).toBeVisible();
  });

  it('are those of another column on request', async () => {
    const { user, box, dialog } = await open(families);
    expect(box).toHaveValue('ada@mail.example\nbo@mail.example');
    expect(dialog.getByText('Columns left out: Student, Guardian email')).toBeVisible();
    const select = dialog.getByRole('combobox', { name: 'Column' });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Guardian email (2), such as parent@mail.example',
      'Student email (2), such as ada@mail.example',
      'All columns',
    ]);
    await user.selectOptions(select, 'All columns');
    expect(box).toHaveValue('parent@mail.example\nada@mail.example\nmother@mail.example\nbo@mail.example');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Column' }), '1');
    expect(box).toHaveValue('parent@mail.example\nmother@mail.example');
    expect(dialog.getAllByRole('status')[0]).toHaveTextContent(
      'Found 2 addresses in the column “Guardian email”',
    );
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(box).toHaveValue(families);
  });

  it('are left out where a column marks them as deleted, and taken all the same on request', async () => {
    const { user, box, dialog } = await open(roster);
    expect(box).toHaveValue('ann@mail.example');
    expect(dialog.getByText('Rows without an address left out (1): 4')).toBeVisible();
    expect(dialog.getByText('Left out: deleted: 1')).toBeVisible();
    expect(dialog.getByRole('row', { name: 'bo@mail.example Left out: deleted' })).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'Also take 1 person marked as “deleted”' }));
    expect(box).toHaveValue('ann@mail.example\nbo@mail.example');
    expect(dialog.getByRole('checkbox', { name: 'Also take 1 person marked as “deleted”' })).toBeChecked();
  });

  it.each([
    ['a roster', roster, 1],
    ['addresses and passwords', 'ada@mail.example:geheim\nbo@mail.example:geheim', 2],
  ])('keep their secrets out of the dialog, the draft and the requests: %s', async (_, text, sentCount) => {
    const drafts = createMemoryDrafts();
    const kept: string[] = [];
    const spy = {
      ...drafts,
      save: (key: string, value: string) => {
        kept.push(value);
        drafts.save(key, value);
      },
    };
    const { user, start, dialog, requests } = await open(text, { provider: { drafts: spy } });
    const shown = () => screen.getByRole('dialog').textContent;
    expect(shown()).not.toMatch(/geheim|Chen/);
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(dialog.getByRole('region', { name: 'To add: 0 users' })).not.toHaveTextContent(/geheim|Chen/);
    expect(dialog.queryByRole('checkbox', { name: /^Also send lines with a problem/ })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Take 2 addresses from these lines' }));
    await start();
    await waitFor(() => expect(requests()).toHaveLength(sentCount));
    expect(kept.length).toBeGreaterThan(1);
    expect(JSON.stringify([kept, requests()])).not.toMatch(/geheim|Chen/);
  });
});
