/** Compares us with pages of React alone (the floor): `npm run tool -- bench [<bench> ...] [--rounds 7] [--write]` */
import { parseArgs } from 'node:util';
import { runProgram } from '../../scripts/run-program.ts';
import { type BenchRow, rowsOf } from './bench.ts';
import { benches, isBenchName, type MeasuredBench, writeSpeedPage } from './speed-page.ts';

function printTable(measured: readonly MeasuredBench[]): void {
  const cells = (name: string, { what, ours, floor, ratio, goal, isMissed }: BenchRow) => [
    `${name}: ${what}`,
    ours,
    floor,
    ratio,
    goal,
    isMissed ? 'missed' : '',
  ];
  const lines = [
    ['what', 'ours', 'floor', 'ratio', 'goal', ''],
    ...measured.flatMap(({ name, rows }) => rows.map((row) => cells(name, row))),
  ];
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  for (const line of lines) {
    const padded = line.map((cell, column) =>
      column === 0 || column === 5 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    );
    console.log(padded.join('  ').trimEnd());
  }
}

await runProgram(async () => {
  const { values, positionals } = parseArgs({
    options: { rounds: { type: 'string', default: '3' }, write: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number from 1.');
  const known = Object.keys(benches).filter(isBenchName);
  const names = positionals.length === 0 ? known : positionals.filter(isBenchName);
  const unknown = positionals.find((name) => !isBenchName(name));
  if (unknown !== undefined)
    throw new Error(`There is no bench '${unknown}'. There are: ${known.join(', ')}.`);

  const measured: MeasuredBench[] = [];
  for (const name of names) {
    const startedAt = performance.now();
    const { figures, measure } = benches[name];
    measured.push({ name, rows: rowsOf(figures, await measure(rounds)) });
    process.stderr.write(`${name}: ${Math.round((performance.now() - startedAt) / 1000)} s\n`);
  }
  console.log(`Milliseconds to the frame, where no other unit is given; medians of ${rounds} rounds.`);
  printTable(measured);
  if (values.write) writeSpeedPage(measured, rounds);
});
