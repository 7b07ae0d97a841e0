import { cdp } from 'vitest/browser';
import { canForceColors } from './check-appearances.ts';

canForceColors((isOn) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: isOn ? [{ name: 'forced-colors', value: 'active' }] : [],
  }),
);
