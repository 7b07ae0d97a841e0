import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AdminEvent } from '@timemap/admin-kit';
import { afterEach, expect, it, vi } from 'vitest';
import { buildWorld, clientOf, Stage } from '../../../../../../.storybook/stage.tsx';
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
