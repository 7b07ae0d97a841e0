import sheet from '../../../packages/admin-kit/src/styles/tokens.css?raw';

/** Every token of the sheet with its first value: what comes later answers a density, a pointer or a preference. */
export const tokens = [
  ...new Map(
    [...sheet.matchAll(/^ {4}(--ak-[a-z0-9-]+):\s*([^;]+);/gm)]
      .reverse()
      .map(([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ')] as const),
  ),
].reverse();

export const isColor = (value: string) => /^(var\(--ak-brand-[a-z-]+, )?light-dark\(/.test(value);
