import { smallOrganizations } from '@timemap/admin-mock';
import { as, fail, hostile, never } from '@timemap/admin-mock/scenarios';
import { screen, within } from 'storybook/test';
import { everySlot } from '../../../../../.storybook/every-slot.tsx';
import { given, serverOf } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { LmsPanel } from './lms-panel.tsx';

const READ = 'GET /organizations/{id}/lti';
const root = (id: number, name: string) => ({ id, name, parentId: 0 });

const meta = preview.meta({
  title: 'Learning (LTI)/LMS panel',
  component: LmsPanel,
  args: { organization: root(smallOrganizations.northwind, 'Northwind University') },
  parameters: { notApplicable: { PartlySaved: 'each action changes one thing as a whole' } },
});

export const Ready = meta.story({ tags: ['picture:rtl'] });

export const Loading = meta.story({ ...given(never(READ)) });

/** The API answered 404: there is no institution yet (B §8). */
export const Empty = meta.story({ args: { organization: root(smallOrganizations.emptyLot, 'Empty Lot') } });

export const LoadFailed = meta.story({ ...given(fail(READ, 'The registry is being moved')) });

export const Refreshing = meta.story({
  play: async ({ canvas, userEvent, loaded }) => {
    const button = await canvas.findByRole('button', { name: 'Disable' });
    serverOf(loaded).use(never(READ));
    await userEvent.click(button);
  },
});

export const AsOrgAdmin = meta.story({ ...given(as('orgAdmin')) });

export const AsMember = meta.story({ ...given(as('member')) });

export const Saving = meta.story({
  ...given(never('PUT /organizations/{id}/lti/disable')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Disable' }));
  },
});

export const SaveFailed = meta.story({
  ...given(fail('PUT /organizations/{id}/lti/disable', 'A course is being graded')),
  play: Saving.play,
});

/** Names, messages and keys that are markup, right to left or without a space. */
export const Hostile = meta.story({ ...given(hostile(READ)) });

export const Narrow = meta.story({ globals: { width: '360' } });

export const Disabled = meta.story({
  args: { organization: root(smallOrganizations.museo, 'Museo del Tiempo') },
});

export const CreateFailed = meta.story({
  args: Empty.input.args,
  ...given(fail('POST /organizations/{id}/lti', 'The LMS gateway is closed')),
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Institution name' });
    await userEvent.type(name, 'Empty Lot Moodle{Enter}');
  },
});

export const CodeBatches = meta.story({ args: { tab: 'paywall' } });

export const CodeBatchesNarrow = meta.story({ args: { tab: 'paywall' }, globals: { width: '360' } });

export const CodeBatchesFailed = meta.story({
  args: { tab: 'paywall' },
  ...given(fail('GET /admin/lti/paywall/code-batches/{institutionid}', 'The vault is locked')),
});

export const NoCodeBatches = meta.story({
  args: { tab: 'paywall', organization: root(smallOrganizations.markup, 'Archive') },
});

export const NoInstitutionForCodes = meta.story({ args: { ...Empty.input.args, tab: 'paywall' } });

export const GeneratingBatch = meta.story({
  args: { tab: 'paywall' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Generate Code Batch' }));
  },
});

export const InvalidCount = meta.story({
  args: { tab: 'paywall' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Generate Code Batch' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Number of codes' }), 'x{Enter}');
  },
});

export const ConfirmingGeneration = meta.story({
  args: { tab: 'paywall' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Generate Code Batch' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    await screen.findByRole('alertdialog');
  },
});

/** Codes that a spreadsheet would run are listed, and harmless in the file. */
export const GeneratedBatch = meta.story({
  args: { tab: 'paywall' },
  ...given(hostile('POST /admin/lti/paywall/generate-code-batch')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Generate Code Batch' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Generate' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Generate' }));
    await canvas.findByRole('button', { name: 'Download paywall_codes.csv' });
  },
});

/** The secret is not in the page. */
export const Keys = meta.story({ args: { tab: 'keys' } });

export const KeysRevealed = meta.story({
  args: { tab: 'keys' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reveal shared secret' }));
  },
});

export const SemesterConfig = meta.story({ args: { tab: 'semester' } });

export const EverySlot = meta.story({ ...everySlot, args: { ...everySlot.args, tab: 'paywall' } });
