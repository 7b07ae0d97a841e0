import { expect, it } from 'vitest';
import { readStartOptions } from './start-options.ts';

it('has fixed ports, the demo seed and no data file by default', () => {
  expect(readStartOptions([], {})).toEqual({
    consolePort: 4173,
    apiPort: 4174,
    mainAppPort: 4175,
    seed: 'demo',
    dataFile: null,
  });
});

it('takes ports from the environment, and from a flag before that', () => {
  const environment = { CONSOLE_PORT: '5001', API_PORT: '5002' };
  expect(readStartOptions(['--api-port', '5003'], environment)).toMatchObject({
    consolePort: 5001,
    apiPort: 5003,
  });
  expect(readStartOptions([], { CONSOLE_PORT: '' })).toMatchObject({ consolePort: 4173 });
});

it('takes the large seed and a data file', () => {
  expect(readStartOptions(['--large', '--data', 'demo.json'], {})).toMatchObject({
    seed: 'large',
    dataFile: 'demo.json',
  });
});

it('takes the hostile seed, and not with the large one', () => {
  expect(readStartOptions(['--hostile'], {})).toMatchObject({ seed: 'small' });
  expect(() => readStartOptions(['--hostile', '--large'], {})).toThrow('Use only one of them');
});

it.each(['http', '-1', '65536', '4174.5', ' 80', '0x50'])('names a port that is %j', (port) => {
  expect(() => readStartOptions([`--console-port=${port}`], {})).toThrow(
    `--console-port must be a port from 0 (any free one) to 65535, but is '${port}'.`,
  );
  expect(() => readStartOptions([], { API_PORT: port })).toThrow(/^API_PORT must be a port/);
});

it('refuses one port for two, but takes any free one for all', () => {
  expect(() => readStartOptions(['--console-port', '4174'], {})).toThrow(
    'The console and the API cannot both have port 4174.',
  );
  expect(() => readStartOptions(['--api-port', '4175'], {})).toThrow(/cannot both have port 4175/);
  expect(readStartOptions(['--console-port', '0', '--api-port', '0'], {})).toMatchObject({
    consolePort: 0,
    apiPort: 0,
  });
});

it('names an option that it does not know', () => {
  expect(() => readStartOptions(['--lrage'], {})).toThrow(/--lrage/);
});

it('leaves the rest to the usage text when help is asked for', () => {
  expect(readStartOptions(['--help', '--console-port', 'x'], {})).toBeNull();
});
