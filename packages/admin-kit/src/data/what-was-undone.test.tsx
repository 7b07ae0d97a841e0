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
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await save(1, { watts: 9 });
  await answer();
  expect(await screen.findByText('9 watts')).toBeVisible();
  expect(screen.queryByText('Undone: 7 watts')).toBeNull();
});

it('is nothing where a newer change takes the place of an Undo that waits', async () => {
  const target = ({ id }: Lamp, change: Change) => ({ kind: 'lamp', id, part: Object.keys(change)[0] });
  const { save, answer, sent, shown } = await setUpLamps({ undo, target });
  await save(1, { watts: 7 });
  await answer();
  const button = await screen.findByRole('button', { name: 'Undo' });
  await save(1, { color: 'green' });
  await act(async () => button.click());
  await save(1, { watts: 9 });
  expect(screen.queryByText(/ndone:/)).toBeNull();
  await answer();
  await answer();
  expect(sent.map(({ watts }) => watts)).toEqual([7, 7, 9]);
  expect(shown(1)).toMatchObject({ watts: 9 });
  expect(screen.queryByText(/ndone:/)).toBeNull();
});
