import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AdminEvent } from '@timemap/admin-kit';
import { Activity, StrictMode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { buildWorld, clientOf, Stage } from '../../../../../../.storybook/stage.tsx';
import * as stories from '../create-project-dialog.stories.tsx';
import { openForm } from '../testing/open-form.tsx';
import { newMapFields } from '../use-project-form.ts';
import { MapArea } from './map-area.tsx';
import { registeredMap, registerMap } from './registered-map.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const ignore = () => undefined;

interface StageWithMapProps {
  world: ReturnType<typeof buildWorld>;
  onEvent?: (event: AdminEvent) => void;
  isHidden?: boolean;
}

function StageWithMap({ world, onEvent = ignore, isHidden = false }: StageWithMapProps) {
  const [client] = useState(() => clientOf(world, 'https://api.test'));
  return (
    <Stage client={client} session={world.session} onEvent={onEvent}>
      <p>The rest of the form</p>
      <Activity mode={isHidden ? 'hidden' : 'visible'}>
        <MapArea
          fields={{ ...newMapFields, type: 'map', name: '', description: '' }}
          image={{ status: 'none' }}
          pins={[]}
          openPinId={null}
          onViewChanged={ignore}
          onPinAdded={ignore}
          onPinMoved={ignore}
          onPinOpened={ignore}
          onPinRemoved={ignore}
        />
      </Activity>
    </Stage>
  );
}

it.each(['once', 'in StrictMode'])(
  'is there again after an <Activity> around it was hidden %s',
  async (how) => {
    const world = buildWorld([]);
    const view = (isHidden: boolean) => {
      const stage = <StageWithMap world={world} isHidden={isHidden} />;
      return how === 'once' ? stage : <StrictMode>{stage}</StrictMode>;
    };
    const { rerender } = render(view(false));
    expect(await screen.findByRole('application', { name: 'Map' })).toBeVisible();
    for (const isHidden of [true, false, true, false]) rerender(view(isHidden));
    const map = screen.getByRole('application', { name: 'Map' });
    expect(map).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /zoom in/i }));
  },
);

it('catches a crash of the map, reports it, and can try again (T56) [spoken]', async () => {
  const events: AdminEvent[] = [];
  const world = buildWorld([]);
  vi.stubGlobal('matchMedia', () => {
    throw new Error('secret at line 7');
  });
  render(<StageWithMap world={world} onEvent={(event) => events.push(event)} />, {
    onCaughtError: () => undefined,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(/The map could not be shown.*by coordinates/);
  expect(screen.getByText('The rest of the form')).toBeVisible();
  expect(events).toMatchObject([{ type: 'crash', screen: 'project-create-map' }]);
  vi.unstubAllGlobals();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('application', { name: 'Map' })).toBeVisible();
});

it('says that there is no map where the host has none, and takes pins by coordinates', async () => {
  const load = registeredMap();
  registerMap(null);
  try {
    const { user } = openForm(stories.Ready);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Map type' }), 'Map');
    expect(screen.getByText('This app has no map. You can place pins by coordinates.')).toBeVisible();
    expect(screen.queryByText(/background/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add Pin' }));
    expect(screen.getByRole('textbox', { name: 'Pin name' })).toBeVisible();
  } finally {
    registerMap(load);
  }
});

it('does not report the failure of some tiles among others', async () => {
  const { user } = openForm(stories.Ready);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Map type' }), 'Map');
  const map = await screen.findByRole('application', { name: 'Map' });
  const [first, second, ...others] = map.querySelectorAll('img');
  await act(async () => void fireEvent.error(first as Element));
  expect(screen.getByText(/background could not be loaded/)).toBeVisible();
  await act(async () => void fireEvent.load(second as Element));
  for (const tile of others) await act(async () => void fireEvent.error(tile));
  expect(screen.queryByText(/background could not be loaded/)).toBeNull();
});
