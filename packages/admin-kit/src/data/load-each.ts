const AT_ONCE = 4;

/** Throws only if all fail. Returns results in the order of the answers. */
export async function loadEach<Item, T>(
  items: readonly Item[],
  signal: AbortSignal,
  load: (item: Item) => Promise<T>,
): Promise<ReadonlyMap<Item, T>> {
  const loaded = new Map<Item, T>();
  const failures: unknown[] = [];
  const waiting = items.values();
  const work = async () => {
    for (const item of waiting) {
      try {
        loaded.set(item, await load(item));
      } catch (error) {
        if (signal.aborted) throw error;
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failures.length > 0 && loaded.size === 0) throw failures[0];
  return loaded;
}
