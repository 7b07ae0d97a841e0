import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as stories from './create-project-dialog.stories.tsx';
import { stubImages } from './testing/fake-images.ts';
import { openForm, type ProjectDialog } from './testing/open-form.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const PLAN = 'https://images.example/plan.png';
const urlField = () => screen.getByRole('textbox', { name: 'Image URL' });
const choose = ({ user }: ProjectDialog, type: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: 'Map type' }), type);
const createNamed = async ({ user }: ProjectDialog) => {
  await user.click(screen.getByRole('textbox', { name: 'Project name' }));
  await user.paste('Ferries');
  await user.click(screen.getByRole('textbox', { name: 'Description' }));
  await user.paste('Text');
  await user.click(screen.getByRole('button', { name: 'Create' }));
};
const sentData = (form: ProjectDialog) => JSON.parse(String(form.writes()[0]?.query.data));

async function openImageForm() {
  const images = stubImages();
  const form = openForm(stories.Ready);
  await choose(form, 'Image');
  const settle = (change: () => void) =>
    act(async () => {
      change();
    });
  const enter = async (url: string) => {
    await form.user.click(urlField());
    await form.user.paste(url);
    await form.user.tab();
  };
  return { ...form, images, settle, enter };
}

describe('a project on an image (B §5)', () => {
  it('starts with an empty, required URL and names the supported formats [focus] [spoken]', async () => {
    const form = await openImageForm();
    expect(urlField()).toHaveValue('');
    expect(urlField()).toHaveAttribute('placeholder', 'Supported: .jpg, .jpeg, .png, .gif, .tiff');
    expect(urlField()).toBeValid();
    await createNamed(form);
    expect(urlField()).toHaveAccessibleDescription(/Enter an image URL/);
    expect(urlField()).toHaveFocus();
    expect(form.writes()).toEqual([]);
  });

  it('is sent with the address of an image that was loaded', async () => {
    const form = await openImageForm();
    await form.enter(` ${PLAN} `);
    await waitFor(() => expect(form.images).toHaveLength(1));
    expect(screen.getAllByText('Testing the image…')).not.toHaveLength(0);
    await form.settle(() => form.images[0]?.load(1200, 800));
    expect(screen.getByText('Image loaded: 1,200 × 800 pixels.')).toBeVisible();
    await createNamed(form);
    await waitFor(() => expect(form.created).toHaveLength(1));
    expect(sentData(form)).toEqual({ type: 'image', background_image: PLAN });
  });

  it('is not sent while its image is being tested [spoken]', async () => {
    const form = await openImageForm();
    await form.enter(PLAN);
    await createNamed(form);
    expect(urlField()).toHaveAccessibleDescription(/Wait for the image test to finish/);
    expect(form.writes()).toEqual([]);
  });

  it('is not sent with an image that does not load, which can be tested again [focus] [spoken]', async () => {
    const form = await openImageForm();
    await form.enter(PLAN);
    await waitFor(() => expect(form.images).toHaveLength(1));
    await form.settle(() => form.images[0]?.fail());
    expect(urlField()).toHaveAccessibleDescription(/could not be loaded/);
    await createNamed(form);
    expect(form.writes()).toEqual([]);
    await form.user.click(screen.getByRole('button', { name: 'Test Again' }));
    await waitFor(() => expect(form.images).toHaveLength(2));
    await form.settle(() => form.images[1]?.load());
    expect(urlField()).toBeValid();
    expect(document.body).not.toHaveFocus();
  });

  it.each([
    [`https://images.example/${'a'.repeat(280)}.png`, /to 300 characters or fewer/],
    ['ftp://images.example/plan.png', /Start with http/],
    ['https://images example/plan.png', /not a valid URL/],
    ['https://images.example/plan.pdf', /must end in \.gif, \.jpg, \.jpeg, \.png, \.svg or \.tiff/],
  ])('says what is wrong with %s, and loads nothing [spoken]', async (url, sentence) => {
    const form = await openImageForm();
    await form.enter(url);
    await waitFor(() => expect(urlField()).toHaveAccessibleDescription(sentence));
    expect(form.images).toEqual([]);
  });

  it('tests the address on Enter instead of submitting the form', async () => {
    const form = await openImageForm();
    await form.user.click(urlField());
    await form.user.paste(PLAN);
    await form.user.keyboard('{Enter}');
    await waitFor(() => expect(form.images).toHaveLength(1));
    expect(screen.queryByText('Enter a name.')).toBeNull();
  });

  it('does not paint an image that would take gigabytes of memory, but sends its address (T25)', async () => {
    const form = await openImageForm();
    await form.enter(PLAN);
    await waitFor(() => expect(form.images).toHaveLength(1));
    await form.settle(() => form.images[0]?.load(30_000, 30_000));
    expect(screen.getByText(/too large to show/)).toBeVisible();
    expect(screen.queryByRole('application')).toBeNull();
    await createNamed(form);
    await waitFor(() => expect(form.created).toHaveLength(1));
  });
});

describe('another map type (B §4)', () => {
  it('starts a map at 0, 0 and zoom 1', async () => {
    const form = openForm(stories.Ready);
    await choose(form, 'Map');
    expect(screen.getByRole('textbox', { name: 'Center latitude' })).toHaveValue('0');
    expect(screen.getByRole('textbox', { name: 'Center longitude' })).toHaveValue('0');
    expect(screen.getByRole('textbox', { name: 'Zoom' })).toHaveValue('1');
    await screen.findByRole('application', { name: 'Map' });
    await createNamed(form);
    await waitFor(() => expect(form.created).toHaveLength(1));
    expect(sentData(form)).toEqual({ type: 'map', coords: { latitude: 0, longitude: 0, zoom_level: 1 } });
  });

  it('clears image and coordinates for good', async () => {
    const form = await openImageForm();
    await form.enter(PLAN);
    await choose(form, 'Map');
    await form.user.type(screen.getByRole('textbox', { name: 'Center latitude' }), '5');
    await choose(form, 'Image');
    expect(urlField()).toHaveValue('');
    await choose(form, 'Map');
    expect(screen.getByRole('textbox', { name: 'Center latitude' })).toHaveValue('0');
  });

  it('keeps pins between default and image', async () => {
    stubImages();
    const form = openForm(stories.Duplicating);
    await screen.findByText('Old quay');
    await choose(form, 'Image');
    expect(screen.getByText('Old quay')).toBeVisible();
    await choose(form, 'Default');
    expect(screen.getByText('Old quay')).toBeVisible();
  });

  it('waits for the copied pins, which it could not give back, as a new pin does, and says why [spoken]', async () => {
    const form = openForm(stories.Loading);
    const reason = 'The pins of the copied project are still loading.';
    const type = screen.getByRole('combobox', { name: 'Map type' });
    expect(type).toHaveAccessibleDescription(expect.stringContaining(reason));
    await choose(form, 'Map').catch(() => {});
    expect(type).toHaveDisplayValue('Default');
    const add = screen.getByRole('button', { name: 'Add Pin' });
    expect(add).toHaveAccessibleDescription(reason);
    await form.user.click(add);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('clears pins to and from a map, says so, and can be undone [focus]', async () => {
    const form = openForm(stories.Duplicating);
    await screen.findByText('Old quay');
    await choose(form, 'Map');
    expect(screen.queryByText('Old quay')).toBeNull();
    expect(screen.getByText('Changing the type removed 3 pins.')).toBeVisible();
    await form.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Old quay')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Map type' })).toHaveValue('default');
    expect(document.body).not.toHaveFocus();
  });

  it('gives cleared pins back also after further changes of the type', async () => {
    stubImages();
    const form = openForm(stories.Duplicating);
    await screen.findByText('Old quay');
    for (const type of ['Map', 'Image', 'Default']) await choose(form, type);
    expect(screen.getByText('Changing the type removed 3 pins.')).toBeVisible();
    await form.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Old quay')).toBeVisible();
    await choose(form, 'Map');
    await form.user.click(screen.getByRole('button', { name: 'Add Pin' }));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('says what the numbers of a pin mean only on an image', async () => {
    stubImages();
    const form = openForm(stories.Ready);
    await form.user.click(screen.getByRole('button', { name: 'Add Pin' }));
    expect(screen.queryByText(/lower left corner of the image/)).toBeNull();
    await choose(form, 'Image');
    expect(screen.getByText(/lower left corner of the image/)).toBeVisible();
  });
});
