import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.resetModules());

const otherCopy = () => {
  vi.resetModules();
  return import('./registered-map.ts');
};

it('is found by a dialog in another bundle, with its own copy of the kit', async () => {
  const [shell, remote] = [await otherCopy(), await otherCopy()];
  const known = shell.registeredMap();
  const load = () => Promise.reject(new Error('Nobody shows it.'));
  shell.registerMap(load);
  expect(remote.registeredMap()).toBe(load);
  shell.registerMap(known);
});
