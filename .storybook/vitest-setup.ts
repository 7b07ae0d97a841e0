import { afterEach } from 'vitest';
import { cdp } from 'vitest/browser';
import { complaints } from '../tests/failing-console.ts';
import '../tests/no-owner-stacks.ts';
import { canForceColors } from './check-appearances.ts';

canForceColors((isOn) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: isOn ? [{ name: 'forced-colors', value: 'active' }] : [],
  }),
);

// Storybook renders inside `act`, but a story goes on in a real browser, outside of it.
const OF_STORYBOOK = /`act`|\bact\(\.\.\.\)/;

afterEach(() => {
  const own = complaints.filter((complaint) => !OF_STORYBOOK.test(complaint));
  complaints.splice(0, complaints.length, ...own);
});
