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

  it('names the sheets of a host that takes two', () => {
    expect(examined('isolation')).toMatch(/styles\.layered\.css.*Change: /s);
  });
});
