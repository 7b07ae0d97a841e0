import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as stories from '../create-project-dialog.stories.tsx';
import { stubImages } from '../testing/fake-images.ts';
import { openForm, type ProjectDialog } from '../testing/open-form.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const map = () => screen.findByRole('application', { name: 'Map' });
const field = (name: string) => screen.getByRole('textbox', { name });
const marker = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, `) });
const rows = () => screen.queryAllByRole('listitem');

async function openMap(options: Parameters<typeof openForm>[1] = {}) {
  const form = openForm(stories.Ready, options);
  await form.user.selectOptions(screen.getByRole('combobox', { name: 'Map type' }), 'Map');
  return { ...form, map: await map() };
}

const sentPins = async (form: ProjectDialog) => {
  await form.user.click(field('Project name'));
  await form.user.paste('Ferries');
  await form.user.click(field('Description'));
  await form.user.paste('Text');
  await form.user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(form.writes()).toHaveLength(1));
  return JSON.parse(String(form.writes()[0]?.query.mappins)).nodes;
};

const clickAt = (target: HTMLElement, clientX: number, clientY: number, detail = 1) =>
  act(async () => {
    fireEvent.click(target, { clientX, clientY, detail });
  });

describe('pins on a map (B §2)', () => {
  it('are added by a click, named immediately, and sent with longitude and latitude [focus]', async () => {
    const form = await openMap();
    await clickAt(form.map, 128, 0);
    expect(field('Pin name')).toHaveFocus();
    await form.user.keyboard('Old quay{Enter}');
    expect(within(rows()[0] as HTMLElement).getByText('latitude 0, longitude 90')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Old quay' })).toHaveFocus();
    expect(await sentPins(form)).toEqual([{ name: 'Old quay', xCoord: 90, yCoord: 0 }]);
  });

  it('are added once by a double click', async () => {
    const form = await openMap();
    await clickAt(form.map, 10, 10);
    await clickAt(form.map, 10, 10, 2);
    expect(rows()).toHaveLength(1);
  });

  it('are added at the center by Enter on the map [keyboard] [focus]', async () => {
    const form = await openMap();
    form.map.focus();
    await form.user.keyboard('{Enter}');
    expect(rows()).toHaveLength(1);
    expect(field('Latitude')).toHaveValue('0');
    expect(field('Pin name')).toHaveFocus();
  });

  it('are added and placed by coordinates alone, without the map (WCAG 2.5.7) [spoken]', async () => {
    const form = await openMap();
    await form.user.click(screen.getByRole('button', { name: 'Add Pin' }));
    await form.user.keyboard('⚓ Lighthouse{Tab}60.42{Tab}5.27{Enter}');
    expect(marker('⚓ Lighthouse')).toHaveAccessibleName(/latitude 60.42, longitude 5.27/);
    expect(await sentPins(form)).toEqual([{ name: '⚓ Lighthouse', xCoord: 5.27, yCoord: 60.42 }]);
  });

  it('are moved by arrow keys, a little with Shift, opened by Enter and removed by Delete [keyboard] [focus]', async () => {
    const form = await openMap();
    await clickAt(form.map, 0, 0);
    await form.user.keyboard('Buoy{Enter}');
    marker('Buoy').focus();
    await form.user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    expect(within(rows()[0] as HTMLElement).getByText('latitude 0, longitude 7.7')).toBeVisible();
    await form.user.keyboard('{ArrowUp}');
    expect(within(rows()[0] as HTMLElement).getByText('latitude 7, longitude 7.7')).toBeVisible();
    await form.user.keyboard('{Enter}');
    expect(field('Pin name')).toHaveFocus();
    marker('Buoy').focus();
    await form.user.keyboard('{Delete}');
    expect(rows()).toEqual([]);
    expect(form.map).toHaveFocus();
  });

  it('are drawn 32 by 32 pixels large', async () => {
    const form = await openMap();
    await clickAt(form.map, 0, 0);
    expect(marker('Pin 1').style).toMatchObject({ width: '32px', height: '32px' });
  });

  it('show markup in a name as text, in the list and on the map (T1)', async () => {
    const form = await openMap();
    await clickAt(form.map, 0, 0);
    await form.user.clear(field('Pin name'));
    await form.user.paste('<img src=x onerror=alert(1)>');
    await form.user.keyboard('{Enter}');
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(document.querySelector('[onerror]')).toBeNull();
    expect(marker('<img src=x onerror=alert\\(1\\)>')).toBeInTheDocument();
  });

  it('have names of 32 characters at most, in UTF-16 units; a longer one is kept and refused (T29) [focus] [spoken]', async () => {
    const form = await openMap();
    await clickAt(form.map, 0, 0);
    await form.user.clear(field('Pin name'));
    await form.user.paste(`${'n'.repeat(31)}😀`);
    expect(field('Pin name')).toHaveValue(`${'n'.repeat(31)}😀`);
    expect(field('Pin name')).toHaveAccessibleDescription(/32 characters or fewer/);
    await form.user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.getByText('Fix this pin.')).toBeVisible();
    await form.user.click(field('Project name'));
    await form.user.paste('Ferries');
    await form.user.click(field('Description'));
    await form.user.paste('Text');
    await form.user.click(screen.getByRole('button', { name: 'Create' }));
    expect(form.writes()).toEqual([]);
    expect(field('Pin name')).toHaveFocus();
  });

  it('report coordinates that are not numbers, and say what is sent for those beyond the world (T29) [spoken]', async () => {
    const form = await openMap();
    await form.user.click(screen.getByRole('button', { name: 'Add Pin' }));
    await form.user.clear(field('Longitude'));
    await form.user.type(field('Longitude'), 'NaN');
    expect(field('Longitude')).toHaveAccessibleDescription(/Enter a number/);
    expect(screen.queryByRole('button', { name: /^Pin 1, / })).toBeNull();
    await form.user.clear(field('Longitude'));
    await form.user.type(field('Longitude'), '190{Tab}');
    expect(field('Longitude')).toHaveValue('190');
    expect(field('Longitude')).toHaveAccessibleDescription(/-170 will be sent\.$/);
    await form.user.clear(field('Latitude'));
    await form.user.type(field('Latitude'), '95{Tab}');
    expect(field('Latitude')).toHaveValue('95');
    expect(field('Latitude')).toHaveAccessibleDescription(/^A latitude is from -90 to 90\./);
  });

  it('do not send the form with Enter in their fields', async () => {
    const form = await openMap();
    await form.user.click(screen.getByRole('button', { name: 'Add Pin' }));
    await form.user.keyboard('{Enter}');
    expect(screen.queryByText('Enter a name.')).toBeNull();
    expect(form.writes()).toEqual([]);
  });

  it('pass focus on when they are removed: to the next, to the previous, to Add Pin [focus]', async () => {
    const form = openForm(stories.Duplicating);
    await form.user.click(await screen.findByRole('button', { name: 'Remove Old quay' }));
    expect(screen.getByRole('button', { name: /^Edit <img/ })).toHaveFocus();
    await form.user.click(screen.getByRole('button', { name: 'Remove ⚓ Lighthouse' }));
    expect(screen.getByRole('button', { name: /^Edit <img/ })).toHaveFocus();
    await form.user.click(screen.getByRole('button', { name: /^Remove <img/ }));
    expect(screen.getByRole('button', { name: 'Add Pin' })).toHaveFocus();
  });
});

describe('the position of the map', () => {
  it('follows its fields and is what is sent', async () => {
    const form = await openMap();
    for (const [name, value] of [
      ['Center latitude', '60.39'],
      ['Center longitude', '365.32'],
    ] as const) {
      await form.user.clear(field(name));
      await form.user.type(field(name), value);
    }
    const zoom = screen.getByRole('textbox', { name: 'Zoom' });
    await form.user.clear(zoom);
    await form.user.type(zoom, '12{Tab}');
    expect(field('Center longitude')).toHaveAccessibleDescription('5.32 will be sent.');
    expect(field('Center latitude')).toHaveValue('60.39');
    await sentPins(form);
    expect(JSON.parse(String(form.writes()[0]?.query.data))).toEqual({
      type: 'map',
      coords: { latitude: 60.39, longitude: 5.32, zoom_level: 12 },
    });
  });

  it('zooms by buttons that say when they cannot zoom further [spoken]', async () => {
    const form = await openMap();
    const zoom = screen.getByRole('textbox', { name: 'Zoom' });
    await form.user.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(zoom).toHaveValue('2'));
    await form.user.click(screen.getByRole('button', { name: 'Zoom out' }));
    await form.user.click(screen.getByRole('button', { name: 'Zoom out' }));
    await waitFor(() => expect(zoom).toHaveValue('0'));
    expect(screen.getByRole('button', { name: 'Zoom out' })).toHaveAccessibleDescription('Fully zoomed out.');
  });

  it('is centered on a pin on request', async () => {
    const form = await openMap();
    await form.user.click(screen.getByRole('button', { name: 'Add Pin' }));
    await form.user.keyboard('{Tab}60{Tab}5');
    await form.user.click(screen.getByRole('button', { name: 'Center map here' }));
    expect(field('Center latitude')).toHaveValue('60');
    expect(field('Center longitude')).toHaveValue('5');
  });
});

describe('a map without a background (T56)', () => {
  it('says so once if none is configured, and still accepts pins', async () => {
    const form = await openMap({ provider: { mapTiles: null } });
    expect(screen.getAllByText(/No map background is configured/)).toHaveLength(1);
    expect(form.map.querySelector('img')).toBeNull();
    await clickAt(form.map, 128, 0);
    expect(rows()).toHaveLength(1);
  });

  it('reports once that tiles do not load', async () => {
    const form = await openMap();
    const tiles = form.map.querySelectorAll('img');
    expect(tiles.length).toBeGreaterThan(0);
    for (const tile of tiles) await act(async () => void fireEvent.error(tile));
    expect(screen.getAllByText(/background could not be loaded/)).toHaveLength(1);
    await form.user.click(screen.getByRole('button', { name: 'Add Pin' }));
    expect(rows()).toHaveLength(1);
  });

  it('requests tiles with only its origin as referrer, and shows the attribution as text (T1, T37)', async () => {
    const form = await openMap({
      provider: {
        mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '<b>Tiles</b> & co' },
      },
    });
    const [tile] = form.map.querySelectorAll('img');
    expect(tile).toHaveAttribute('src', expect.stringMatching(/^https:\/\/tiles\.example\/1\/\d\/\d\.png$/));
    expect(tile).toHaveProperty('referrerPolicy', 'origin');
    expect(screen.getByText('<b>Tiles</b> & co')).toBeVisible();
  });
});

describe('pins on an image (B §2)', () => {
  it('are placed by pixels from the lower left corner, and the image is requested without a referrer', async () => {
    const images = stubImages();
    const form = openForm(stories.Ready);
    await form.user.selectOptions(screen.getByRole('combobox', { name: 'Map type' }), 'Image');
    await form.user.click(field('Image URL'));
    await form.user.paste('https://images.example/plan.png');
    await form.user.tab();
    await waitFor(() => expect(images).toHaveLength(1));
    await act(async () => images[0]?.load(3000, 500));
    const surface = await screen.findByRole('application', { name: 'Image with pins' });
    const image = surface.querySelector('img');
    expect(image).toHaveAttribute('src', 'https://images.example/plan.png');
    expect(image).toHaveProperty('referrerPolicy', 'no-referrer');
    await form.user.click(screen.getByRole('button', { name: 'Add Pin' }));
    expect(field('X')).toHaveValue('1500');
    expect(field('Y')).toHaveValue('250');
    expect(await screen.findByText('Pin 1 added at x 1500, y 250')).toBeInTheDocument();
    expect(screen.getByText('Pixels from the lower left corner of the image.')).toBeVisible();
    await form.user.clear(field('X'));
    await form.user.type(field('X'), '12.5{Enter}');
    expect(await sentPins(form)).toEqual([{ name: 'Pin 1', xCoord: 12.5, yCoord: 250 }]);
  });
});

describe('thousands of pins (T29)', () => {
  it('are listed in parts and found by name', async () => {
    const form = openForm(stories.Hostile);
    await waitFor(() => expect(rows()).toHaveLength(50));
    expect(screen.getByText('10,000 pins')).toBeVisible();
    await form.user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(rows()).toHaveLength(100);
    await form.user.click(screen.getByRole('searchbox', { name: 'Find a pin' }));
    await form.user.paste('9998');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await form.user.keyboard('{Enter}');
    expect(form.writes()).toEqual([]);
  });

  it('pass focus to the first pin of the last part when the button disappears', async () => {
    const form = openForm(stories.Hostile);
    await waitFor(() => expect(rows()).toHaveLength(50));
    await form.user.click(screen.getByRole('searchbox', { name: 'Find a pin' }));
    await form.user.paste('99');
    await screen.findByText(/^50 of 1\d\d shown$/);
    const more = () => screen.queryByRole('button', { name: 'Show more' });
    for (let button = more(); button !== null; button = more()) await form.user.click(button);
    expect(rows().length).toBeGreaterThan(150);
    expect(within(rows()[150] as HTMLElement).getByRole('button', { name: /^Edit/ })).toHaveFocus();
  });

  it('are shown in part on the map, which says so', async () => {
    const images = stubImages();
    const form = openForm(stories.Hostile);
    await waitFor(() => expect(rows()).toHaveLength(50));
    await form.user.selectOptions(screen.getByRole('combobox', { name: 'Map type' }), 'Image');
    await form.user.click(field('Image URL'));
    await form.user.paste('https://images.example/plan.png');
    await form.user.tab();
    await waitFor(() => expect(images).toHaveLength(1));
    await act(async () => images[0]?.load(3000, 500));
    const surface = await screen.findByRole('application', { name: 'Image with pins' });
    expect(surface.querySelectorAll('[role="button"]')).toHaveLength(250);
    expect(screen.getByText('Showing 250 of 10,000 pins. Zoom in to see the rest.')).toBeVisible();
  });
});
