import { fireEvent, waitFor } from '@testing-library/react';
import { delay } from '@timemap/admin-mock/scenarios';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { openAddMultiple } from './testing/open-add-multiple.ts';

const windows1252 = () =>
  new File(
    ['Name;E-mail\r\nGarc', new Uint8Array([0xed]), 'a;zoe.garc', new Uint8Array([0xed]), 'a@mail.example'],
    'staff.csv',
  );

async function open(text: string) {
  const opened = await openAddMultiple(text);
  const { user, dialog } = opened;
  const input = dialog.getByLabelText('Choose a File', { selector: 'input' });
  return { ...opened, choose: (file: File) => user.upload(input, file) };
}

function slowFile(text: string) {
  const file = new File([text], 'staff.txt');
  const { promise, resolve } = Promise.withResolvers<void>();
  const content = file.arrayBuffer.bind(file);
  file.arrayBuffer = () => promise.then(content);
  return { file, arrive: resolve };
}

const held = (...files: readonly File[]) => ({ dataTransfer: { types: ['Files'], files } });

describe('users from a file', () => {
  it('are read in the encoding of the language, and again in another below the same lines', async () => {
    const { dialog, user, box, choose } = await open('mia');
    await choose(windows1252());
    await waitFor(() => expect(box).toHaveValue('mia\nzoe.garcía@mail.example'));
    const encoding = dialog.getByRole('combobox', { name: 'Read as' });
    expect(encoding).toHaveDisplayValue('Windows-1252');
    await user.selectOptions(encoding, 'Windows-1251');
    expect(box).toHaveValue('mia\nzoe.garcнa@mail.example');
    await user.selectOptions(encoding, 'UTF-8');
    expect(box).toHaveValue('mia\nzoe.garc\uFFFDa@mail.example');
    expect(dialog.getByRole('cell', { name: 'Not an email or username' })).toBeVisible();
    await user.type(box, '\noren');
    expect(dialog.queryByRole('combobox', { name: 'Read as' })).toBeNull();
  });

  it('stay in the chosen column and encoding, whichever is chosen first', async () => {
    const { dialog, user, box, choose } = await open('mia');
    const content = [
      'E-mail;E-mail Eltern;Status\r\nada@a.example;zo',
      new Uint8Array([0xeb]),
      '@z.example;deleted',
    ];
    await choose(new File(content, 'class.csv'));
    await user.click(await dialog.findByRole('checkbox', { name: /deleted/ }));
    expect(box).toHaveValue('mia\nada@a.example');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Column' }), '1');
    expect(box).toHaveValue('mia\nzoë@z.example');
    const encoding = dialog.getByRole('combobox', { name: 'Read as' });
    await user.selectOptions(encoding, 'Windows-1251');
    expect(box).toHaveValue('mia\nzoл@z.example');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Column' }), '0');
    expect(box).toHaveValue('mia\nada@a.example');
    expect(encoding).toHaveDisplayValue('Windows-1251');
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    expect(box).toHaveValue('mia');
    expect(encoding).not.toBeInTheDocument();
  });

  it('are read from the chosen sheet of a spreadsheet, whatever its name', async () => {
    const { dialog, user, box, choose } = await open('');
    const content = await writeXlsx({
      sheets: [
        {
          name: 'Class 7',
          rows: [
            ['Name', 'E-mail'],
            ['Zoë', 'zoe@mail.example'],
            ['Oren', 'oren@mail.example'],
          ],
        },
        { name: 'Class 8', rows: [['mia'], ['rlo']] },
      ],
    });
    await choose(new File([new Uint8Array(content)], 'class.csv'));
    await waitFor(() => expect(box).toHaveValue('zoe@mail.example\noren@mail.example'));
    expect(dialog.getByText('Only the sheet Class 7 was read. Other sheets have content too.')).toBeVisible();
    expect(dialog.queryByRole('combobox', { name: 'Read as' })).toBeNull();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Sheet' }), 'Class 8');
    expect(box).toHaveValue('mia\nrlo');
    expect(dialog.getByText(/^Only the sheet Class 8 was read/)).toBeVisible();
  });

  it('are read without the hidden rows of a spreadsheet, and with them on request', async () => {
    const { dialog, user, box, choose } = await open('');
    const rows = [['E-mail'], ['zoe@mail.example'], ['old@mail.example']];
    const content = await writeXlsx({
      sheets: [{ name: 'Class 7', rows, rowDefs: new Map([[2, { hidden: true }]]) }],
    });
    await choose(new File([new Uint8Array(content)], 'class.xlsx'));
    await waitFor(() => expect(box).toHaveValue('zoe@mail.example'));
    expect(dialog.getByText('Hidden rows left out: 1.')).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Sheet' }), 'Class 7 with its hidden rows');
    expect(box).toHaveValue('zoe@mail.example\nold@mail.example');
    expect(dialog.queryByText(/Hidden rows left out/)).toBeNull();
  });

  it('are marked where their letters were guessed, until somebody has chosen an encoding', async () => {
    const { dialog, user, box, choose } = await open('mia');
    await choose(windows1252());
    expect(await dialog.findByRole('cell', { name: 'Letters guessed as Windows-1252' })).toBeVisible();
    expect(dialog.getByText('Letters guessed as Windows-1252: 1')).toBeVisible();
    await user.type(box, '\noren');
    expect(dialog.getByRole('cell', { name: 'Letters guessed as Windows-1252' })).toBeVisible();
    await user.clear(box);
    await choose(windows1252());
    const encoding = await dialog.findByRole('combobox', { name: 'Read as' });
    await user.selectOptions(encoding, 'Windows-1250');
    await user.selectOptions(encoding, 'Windows-1252');
    expect(box).toHaveValue('zoe.garcía@mail.example');
    expect(dialog.queryByText(/Letters guessed/)).toBeNull();
  });

  it('are not read from a PDF or a file that is too large: the box stays as it is', async () => {
    const { dialog, box, choose } = await open('mia');
    await choose(new File(['%PDF-1.7'], 'staff.csv'));
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('This file is a PDF.');
    expect(alert).toHaveTextContent('Save the list as CSV, Excel (.xlsx) or OpenDocument (.ods)');
    await choose(new File(['a@mail.example\n'.repeat(1_900_000)], 'staff.csv'));
    expect(await dialog.findByText(/^This file has 28\.5 MB, and at most 5 MB can be read\./)).toBeVisible();
    expect(dialog.queryByText('This file is a PDF.')).toBeNull();
    expect(box).toHaveValue('mia');
  });

  it('can be dropped on the dialog, one file at a time, and nowhere else', async () => {
    const { dialog, box } = await open('mia');
    const title = dialog.getByRole('heading', { name: 'Add Multiple Users' });
    fireEvent.dragOver(title, held());
    expect(dialog.getByText('Drop the file to add its lines')).toBeVisible();
    fireEvent.dragOver(document.body, held());
    expect(dialog.queryByText('Drop the file to add its lines')).toBeNull();
    // Not prevented, the browser would leave the page.
    expect(fireEvent.drop(document.body, held(windows1252()))).toBe(false);
    expect(fireEvent.drop(title, held(windows1252(), windows1252()))).toBe(false);
    expect(await dialog.findByText('Choose one file at a time.')).toBeVisible();
    expect(fireEvent.drop(box, held(windows1252()))).toBe(false);
    await waitFor(() => expect(box).toHaveValue('mia\nzoe.garcía@mail.example'));
  });

  it('come below what was typed while the file was read', async () => {
    const { dialog, user, box, choose } = await open('');
    const { file, arrive } = slowFile('oren');
    await choose(file);
    expect(await dialog.findByText('Reading the file')).toBeVisible();
    await user.type(box, 'mia');
    arrive();
    await waitFor(() => expect(box).toHaveValue('mia\noren'));
    expect(dialog.queryByText('Reading the file')).toBeNull();
  });

  it('wait until those that are being added have left the box', async () => {
    const { dialog, server, box, choose, start, sent } = await open('trial.over\nnobody.here');
    const { file, arrive } = slowFile('oren');
    await choose(file);
    server.use(delay('POST /organizations/{id}/users', 300));
    await start();
    arrive();
    await waitFor(() => expect(dialog.queryByText('Reading the file')).toBeNull());
    await waitFor(() => expect(box).toHaveValue('nobody.here\noren'));
    expect(sent()).toEqual(['trial.over', 'nobody.here']);
  });
});
