import type { RowChange } from './row-diff.ts';

/** Never 0 for two positions: ties keep their order. */
export type ComparePositions = (first: number, second: number) => number;

const COMPARISONS_PER_STEP = 1024;
const RUN_LENGTH = 512;

export function* orderInSteps(rowCount: number, compare: ComparePositions): Generator<void, Uint32Array> {
  let source = new Uint32Array(rowCount);
  for (let from = 0; from < rowCount; from += RUN_LENGTH) {
    const run = Array.from({ length: Math.min(RUN_LENGTH, rowCount - from) }, (_, index) => from + index);
    source.set(run.sort(compare), from);
    yield;
  }
  let target = new Uint32Array(rowCount);
  for (let width = RUN_LENGTH; width < rowCount; width *= 2) {
    for (let from = 0; from < rowCount; from += 2 * width) {
      yield* mergeRuns(source, target, from, Math.min(from + width, rowCount), width, compare);
    }
    [source, target] = [target, source];
  }
  return source;
}

function* mergeRuns(
  source: Uint32Array,
  target: Uint32Array,
  from: number,
  middle: number,
  width: number,
  compare: ComparePositions,
): Generator<void, void> {
  const end = Math.min(middle + width, source.length);
  let left = from;
  let right = middle;
  for (let at = from; at < end; at++) {
    const isLeft =
      right >= end || (left < middle && compare(source[left] as number, source[right] as number) < 0);
    target[at] = source[isLeft ? left++ : right++] as number;
    if ((at - from) % COMPARISONS_PER_STEP === COMPARISONS_PER_STEP - 1) yield;
  }
}

/** A sample gives a bound first, so that even rows in the opposite order need one comparison each. */
export function* selectFirst(
  positions: ArrayLike<number>,
  wanted: number,
  compare: ComparePositions,
): Generator<void, readonly number[]> {
  const stride = Math.floor(positions.length / Math.max(SAMPLE_SIZE, 2 * wanted));
  if (stride < 2) return Array.from(positions).sort(compare).slice(0, wanted);
  const sample: number[] = [];
  for (let index = 0; index < positions.length; index += stride) sample.push(positions[index] as number);
  sample.sort(compare);
  yield;
  let bound = sample[wanted - 1] as number;
  const first: number[] = [];
  for (let index = 0; index < positions.length; index++) {
    if (index % COMPARISONS_PER_STEP === COMPARISONS_PER_STEP - 1) yield;
    const position = positions[index] as number;
    if (position !== bound && compare(position, bound) > 0) continue;
    first.splice(insertionPoint(first, position, compare), 0, position);
    if (first.length > wanted) first.pop();
    if (first.length === wanted) bound = first[wanted - 1] as number;
  }
  return first;
}

const SAMPLE_SIZE = 1024;

function insertionPoint(order: ArrayLike<number>, position: number, compare: ComparePositions): number {
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(order[middle] as number, position) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function spliceOrder(
  order: Uint32Array,
  changes: readonly RowChange[],
  compare: ComparePositions,
): Uint32Array {
  const { newPositions, arrived } = followPositions(order.length, changes);
  const next = new Uint32Array(
    changes.reduce((sum, { removed, inserted }) => sum - removed + inserted, order.length),
  );
  let length = 0;
  for (const position of order) {
    const moved = newPositions[position] as number;
    if (moved !== GONE) next[length++] = moved;
  }
  for (const position of arrived) {
    const at = insertionPoint(next.subarray(0, length), position, compare);
    next.copyWithin(at + 1, at, length);
    next[at] = position;
    length++;
  }
  return next;
}

const GONE = 0xffff_ffff;

function followPositions(rowCount: number, changes: readonly RowChange[]) {
  const newPositions = new Uint32Array(rowCount);
  const arrived: number[] = [];
  let shift = 0;
  let from = 0;
  for (const { start, removed, inserted } of changes) {
    for (; from < start; from++) newPositions[from] = from + shift;
    for (let added = 0; added < inserted; added++) arrived.push(start + shift + added);
    newPositions.fill(GONE, start, start + removed);
    from = start + removed;
    shift += inserted - removed;
  }
  for (; from < rowCount; from++) newPositions[from] = from + shift;
  return { newPositions, arrived };
}
