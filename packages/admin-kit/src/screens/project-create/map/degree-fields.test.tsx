import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tabTo } from '../../../ui/testing/test-keyboard.ts';
import * as stories from '../create-project-dialog.stories.tsx';
import { openForm } from '../testing/open-form.tsx';

const field = (name: string) => screen.getByRole('textbox', { name });

async function openMap() {
  const form = openForm(stories.Ready);
  await form.user.type(field('Project name'), 'Ferries');
  await form.user.type(field('Description'), 'Text');
  await form.user.selectOptions(screen.getByRole('combobox', { name: 'Map type' }), 'Map');
  const map = await screen.findByRole('application', { name: 'Map' });
  const enter = async (name: string, text: string) => {
    await form.user.clear(field(name));
    await form.user.type(field(name), text);
  };
  const sent = async () => {
    await form.user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(form.writes()).toHaveLength(1));
    const { data, mappins } = form.writes()[0]?.query ?? {};
    return { ...JSON.parse(String(data)).coords, pins: JSON.parse(String(mappins)).nodes };
  };
  return { ...form, map, enter, sent };
}

describe('latitude and longitude', () => {
  it('are not sent while swapped, and change places on request [focus] [spoken]', async () => {
    const form = await openMap();
    await form.enter('Center latitude', '139.6917');
    await form.enter('Center longitude', '35.6895{Tab}');
    expect(field('Center latitude')).toHaveValue('139.6917');
    expect(field('Center latitude')).toHaveAccessibleDescription(/Swapped with longitude\?/);
    await form.user.click(screen.getByRole('button', { name: 'Create' }));
    expect(form.writes()).toEqual([]);
    await form.user.click(screen.getByRole('button', { name: 'Swap' }));
    expect(field('Center latitude')).toHaveFocus();
    expect(await form.sent()).toMatchObject({ latitude: 35.6895, longitude: 139.6917 });
  });

  it('are both filled by a place pasted into either [spoken]', async () => {
    const form = await openMap();
    for (const [name, text] of [
      ['Center latitude', '51,5074; -0,1278'],
      ['Center longitude', '51.5074° N, 0.1278° W\n'],
    ] as const) {
      await form.enter('Center latitude', '1');
      await form.user.clear(field(name));
      await form.user.paste(text);
      expect(field('Center latitude')).toHaveValue('51.5074');
      expect(field('Center longitude')).toHaveValue('-0.1278');
    }
    await waitFor(() =>
      expect(document.querySelector('[data-ak-announcer="polite"]')).toHaveTextContent(
        'Both fields filled: latitude 51.5074, longitude -0.1278',
      ),
    );
  });

  it('of a pin are both filled by a place that is typed, on Enter [keyboard]', async () => {
    const form = await openMap();
    await tabTo(form.user, screen.getByRole('button', { name: 'Add Pin' }));
    await form.user.keyboard('{Enter}Quay{Tab}51.5074, -0.1278{Enter}');
    expect((await form.sent()).pins).toEqual([{ name: 'Quay', xCoord: -0.1278, yCoord: 51.5074 }]);
  });

  it('show what will be sent for degrees and minutes, and are that when left [spoken]', async () => {
    const form = await openMap();
    await form.enter('Center latitude', '51°30′26″N');
    expect(field('Center latitude')).toHaveAccessibleDescription('51.507222 will be sent.');
    await form.user.tab();
    expect(field('Center latitude')).toHaveValue('51.507222');
    expect(screen.queryByText(/will be sent/)).toBeNull();
  });

  it('beyond half a turn stay, with what will be sent [spoken]', async () => {
    const form = await openMap();
    await form.enter('Center longitude', '190°30′E{Tab}');
    expect(field('Center longitude')).toHaveValue('190.5');
    expect(field('Center longitude')).toHaveAccessibleDescription(/-169.5 will be sent\.$/);
    expect(await form.sent()).toMatchObject({ longitude: -169.5 });
  });

  it('say that a longitude is no latitude', async () => {
    const form = await openMap();
    await form.enter('Center latitude', '2.29 E');
    expect(field('Center latitude')).toHaveAccessibleDescription(/^This is a longitude\. Swapped/);
  });
});

describe('pins near 180 degrees', () => {
  const leftOf = (name: RegExp) => {
    const { transform, left } = screen.getByRole('button', { name }).style;
    return Number.parseFloat(transform.match(/-?[\d.]+(?=px)/)?.[0] ?? left);
  };

  it('are moved by one coordinate with an arrow key, at the poles and with more digits than the map draws too', async () => {
    const form = await openMap();
    await form.user.click(screen.getByRole('button', { name: 'Add Pin' }));
    const moved = async (latitude: string, key: string) => {
      await form.enter('Latitude', latitude);
      await form.enter('Longitude', '12.345678{Tab}');
      fireEvent.keyDown(screen.getByRole('button', { name: /^Pin 1, / }), { key });
      return ['Latitude', 'Longitude'].map((name) => field(name).getAttribute('value'));
    };
    expect(await moved('90', 'ArrowLeft')).toEqual(['90', '5.6']);
    expect(await moved('90', 'ArrowUp')).toEqual(['90', '12.345678']);
    expect(await moved('-90', 'ArrowDown')).toEqual(['-90', '12.345678']);
    expect(await moved('51.507222', 'ArrowRight')).toEqual(['51.507222', '19.7']);
  });

  it('appear where they were added, on both sides, and are moved from there', async () => {
    const form = await openMap();
    await form.enter('Center latitude', '-20');
    await form.enter('Center longitude', '180{Tab}');
    await form.enter('Zoom', '3{Tab}');
    for (const x of [-190, 190]) {
      await act(async () => void fireEvent.click(form.map, { clientX: x, clientY: 0, detail: 1 }));
      await form.user.keyboard('{Enter}');
    }
    expect(leftOf(/^Pin 1, /)).toBeCloseTo(-190, 0);
    expect(leftOf(/^Pin 2, .*longitude -1/)).toBeCloseTo(190, 0);
    fireEvent.keyDown(screen.getByRole('button', { name: /^Pin 2, / }), { key: 'ArrowLeft' });
    expect(leftOf(/^Pin 2, .*longitude -1/)).toBeCloseTo(180, 0);
    const { pins } = await form.sent();
    expect(pins).toHaveLength(2);
    for (const { xCoord } of pins) expect(Math.abs(xCoord)).toBeLessThanOrEqual(180);
  });
});
