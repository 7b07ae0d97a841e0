import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { appOf } from './host-program.ts';

function examined(host: string): string {
  const command = 'node_modules/@timemap/admin-kit/dist/doctor/cli.js';
  return spawnSync(process.execPath, [command, 'doctor'], { cwd: appOf(host), encoding: 'utf8' }).stdout;
}

describe('the doctor', () => {
  it.each(['vite', 'vite-newest', 'next', 'react-router', 'test-kit'])('is silent in %s', (host) => {
    expect(examined(host)).toMatch(/^Nothing found\./);
  });

  it('names the second Radix of a host that has one', () => {
    expect(examined('isolation')).toMatch(/^2 copies of @radix-ui\/react-dismissable-layer are installed/m);
  });
});
