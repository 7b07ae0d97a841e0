/** mulberry32: equal seeds give equal data on every machine. */
export interface Random {
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  code(length: number): string;
}

const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    pick: (list) => {
      const chosen = list[int(0, list.length - 1)];
      if (chosen === undefined) throw new Error('Cannot pick from an empty list.');
      return chosen;
    },
    chance: (probability) => next() < probability,
    code: (length) => {
      let text = '';
      while (text.length < length) text += CODE_LETTERS.charAt(int(0, CODE_LETTERS.length - 1));
      return text;
    },
  };
}
