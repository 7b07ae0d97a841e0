import { expect, it } from 'vitest';
import { requireNode } from './require-node.ts';

it.each(['20.20.2', '22.11.0', '8.0.0'])('names the needed version on Node %s', (version) => {
  expect(() => requireNode('22.12', 'MSW 3', version)).toThrow(
    `MSW 3 needs Node 22.12 or newer. This is Node ${version}.`,
  );
});

it.each(['22.12.0', '22.20.1', '23.0.0', '100.1.0'])('says nothing on Node %s', (version) => {
  requireNode('22.12', 'MSW 3', version);
});

it('says nothing where there is no Node, as in a browser', () => {
  const process = globalThis.process;
  Object.defineProperty(globalThis, 'process', { value: undefined, configurable: true, writable: true });
  try {
    expect(() => requireNode('99.0', 'MSW 3')).not.toThrow();
  } finally {
    Object.defineProperty(globalThis, 'process', { value: process, configurable: true, writable: true });
  }
});
