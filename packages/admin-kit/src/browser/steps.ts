export function runToEnd<Result>(work: Generator<unknown, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** `map` with a step for each item, for `yield*`. */
export function* mapInSteps<Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
): Generator<void, Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    results.push(map(item, index));
    yield;
  }
  return results;
}
