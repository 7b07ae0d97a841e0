import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AdminEvent } from '@timemap/admin-kit';
import { afterEach, expect, it, vi } from 'vitest';
import { buildWorld, clientOf, Stage } from '../../../../../../.storybook/stage.tsx';
import * as stories from '../create-project-dialog.stories.tsx';
import { openForm } from '../testing/open-form.tsx';
import { newMapFields } from '../use-project-form.ts';
import { MapArea } from './map-area.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('catches a crash of the map, reports it, and can try again (T56) [spoken]', async () => {
  const events: AdminEvent[] = [];
  const world = buildWorld([]);
  const ignore = () => undefined;
  vi.stubGlobal('matchMedia', () => {
    throw new Error('secret at line 7');
  });
  render(
    <Stage
      client={clientOf(world, 'https://api.test')}
      session={world.session}
      onEvent={(event) => events.push(event)}
    >
      <p>The rest of the form</p>
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
    </Stage>,
    { onCaughtError: ignore },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(/The map could not be shown.*by coordinates/);
  expect(screen.getByText('The rest of the form')).toBeVisible();
  expect(events).toMatchObject([{ type: 'crash', screen: 'project-create-map' }]);
  vi.unstubAllGlobals();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('application', { name: 'Map' })).toBeVisible();
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
