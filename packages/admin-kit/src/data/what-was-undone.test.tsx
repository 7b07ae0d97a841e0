import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SaveDefinition } from './save-definition.ts';
import { type Change, type Lamp, setUpLamps } from './testing/lamps.tsx';

const undo: SaveDefinition<Lamp, Change>['undo'] = {
  change: ({ watts }) => ({ watts }),
  text: (_, { watts }) => `${watts} watts`,
};

it('is no longer said once the same is done again', async () => {
  const { save, answer } = await setUpLamps({ undo });
  await save(1, { watts: 7 });
  await answer();
  const button = await screen.findByRole('button', { name: 'Undo' });
  await act(async () => button.click());
  await answer();
  expect(await screen.findByText('Undone: 7 watts')).toBeVisible();
  await save(1, { watts: 9 });
  await answer();
  expect(await screen.findByText('9 watts')).toBeVisible();
  expect(screen.queryByText('Undone: 7 watts')).toBeNull();
});
