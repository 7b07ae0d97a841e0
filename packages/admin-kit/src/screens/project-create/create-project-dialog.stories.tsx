import { hostileText, smallOrganizations, smallProjects } from '@timemap/admin-mock';
import { answer, as, fail, never } from '@timemap/admin-mock/scenarios';
import { HttpResponse, http } from 'msw';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { given } from '../../../../../.storybook/given.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { CreateProjectDialog } from './create-project-dialog.tsx';

const CREATE = 'POST /organizations/{id}/projects';
const PINS = 'GET /projects/mapdata';
const PLAN_URL = 'https://images.timemap.example/plan.svg';
const plan = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="#f3ead9"/>
<path d="M60 60h680v380H60zM60 200h300M360 60v240M480 440V240h260" fill="none" stroke="#7a5c3e" stroke-width="8"/></svg>`;

const meta = preview.meta({
  title: 'Projects/Create project dialog',
  component: CreateProjectDialog,
  args: { organizationId: smallOrganizations.harbour, onClose: () => {} },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    notApplicable: {
      Empty: 'a new form begins empty: that is Ready',
      Refreshing: 'it shows nothing that is loaded again',
      AsMember: 'only admins of an organization are offered it',
      PartlySaved: 'one project is created or none',
    },
  },
  beforeEach({ msw }) {
    msw.use(
      http.get(PLAN_URL, () => HttpResponse.text(plan, { headers: { 'Content-Type': 'image/svg+xml' } })),
    );
  },
});

const harbourWalk = {
  id: smallProjects.harbourWalk,
  name: 'Harbour Walk',
  description: 'Quays and warehouses along the harbour.',
};
// The map's script loads separately.
const mapNamed = (name: string) => screen.findByRole('application', { name });
const dialog = async () => within(await screen.findByRole('dialog'));

export const Ready = meta.story();

export const Loading = meta.story({ args: { duplicateOf: harbourWalk }, ...given(never(PINS)) });

/** The rest of the form can be filled in without the pins. */
export const LoadFailed = meta.story({
  args: { duplicateOf: harbourWalk },
  ...given(fail(PINS, 'The map archive is closed')),
});

export const AsOrgAdmin = meta.story({ ...given(as('orgAdmin')) });

export const Saving = meta.story({
  ...given(never(CREATE)),
  play: async ({ userEvent }) => {
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: 'Project name' }), 'Night Ferries');
    await userEvent.type(form.getByRole('textbox', { name: 'Description' }), 'Where they went, and when.');
    await userEvent.click(form.getByRole('button', { name: 'Create' }));
  },
});

export const SaveFailed = meta.story({
  ...given(fail(CREATE, 'There is a project of this name already')),
  play: Saving.play,
});

/** A copy of a project with 10,000 pins, which exceed one address. Some names are markup. */
export const Hostile = meta.story({
  args: {
    duplicateOf: {
      id: smallProjects.markup,
      name: hostileText.markup,
      description: hostileText.long.repeat(8),
    },
  },
  ...given(
    answer(PINS, {
      mapdata: Array.from({ length: 10_000 }, (_, index) => ({
        title: index % 3 === 0 ? hostileText.markup.slice(0, 32) : `${hostileText.emoji} ${index}`,
        x: (index * 7.31) % 360,
        y: (index % 160) - 80.123456,
      })),
    }),
  ),
});

export const Narrow = meta.story({ args: { duplicateOf: harbourWalk }, globals: { width: '360' } });

export const Duplicating = meta.story({ args: { duplicateOf: harbourWalk } });

export const Incomplete = meta.story({
  play: async ({ userEvent }) => {
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Create' }));
  },
});

export const PickingOnMap = meta.story({
  play: async ({ userEvent }) => {
    const form = await dialog();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Map type' }), 'Map');
    const map = await mapNamed('Map');
    const { left, top, width, height } = map.getBoundingClientRect();
    await fireEvent.click(map, { clientX: left + width / 4, clientY: top + height / 3 });
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Pin name' })).toHaveFocus());
    await userEvent.keyboard('Old quay{Enter}');
    await fireEvent.click(map, { clientX: left + (2 * width) / 3, clientY: top + height / 2 });
    await userEvent.keyboard('⚓ Lighthouse');
    await expect(form.getAllByRole('listitem')).toHaveLength(2);
    await expect(form.getByRole('button', { name: /^Old quay, latitude/ })).toBeVisible();
  },
});

export const PickingOnImage = meta.story({
  play: async ({ userEvent }) => {
    const form = await dialog();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Map type' }), 'Image');
    await userEvent.type(form.getByRole('textbox', { name: 'Image URL' }), PLAN_URL);
    await userEvent.tab();
    const map = await mapNamed('Image with pins');
    await userEvent.click(form.getByRole('button', { name: 'Add Pin' }));
    await userEvent.keyboard('Crossing{Enter}');
    map.focus();
    await expect(form.getByRole('button', { name: /^Crossing, x 400, y 250/ })).toBeVisible();
  },
});

export const ImageRefused = meta.story({
  play: async ({ userEvent }) => {
    const form = await dialog();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Map type' }), 'Image');
    await userEvent.type(
      form.getByRole('textbox', { name: 'Image URL' }),
      'https://images.timemap.example/plan.webp',
    );
    await userEvent.tab();
    await expect(await form.findByText(/must end in/)).toBeVisible();
  },
});

export const WithoutTiles = meta.story({
  parameters: { mapTiles: null },
  play: async ({ userEvent }) => {
    const form = await dialog();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Map type' }), 'Map');
    await mapNamed('Map');
  },
});

/** The tile server is down. One message covers all tiles. */
export const TilesFailed = meta.story({
  parameters: { mapTiles: { url: 'data:image/png;base64,{z}{x}{y}', attribution: 'Tiles of nobody' } },
  play: async ({ userEvent }) => {
    const form = await dialog();
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Map type' }), 'Map');
    await mapNamed('Map');
    await waitFor(() => expect(form.getAllByText(/background could not be loaded/)).toHaveLength(1));
  },
});

/** Changing the type cleared the pins. Undo restores them. */
export const PinsCleared = meta.story({
  args: { duplicateOf: harbourWalk },
  play: async ({ userEvent }) => {
    const form = await dialog();
    await form.findAllByRole('listitem');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Map type' }), 'Map');
    await expect(await form.findByText('Changing the type removed 3 pins.')).toBeVisible();
  },
});
