import { describe, expect, it } from 'vitest';
import { mergedLayers } from './merged-layers.ts';

describe('mergedLayers', () => {
  it('names each layer once, after their order, with its rules in the order they came in', () => {
    const css = '@layer a, b; @layer b { .one {} } @layer a { .two {} } @layer b { .three {} }';
    expect(mergedLayers(css).replaceAll(/\s/g, '')).toBe('@layera,b;@layerb{.one{}.three{}}@layera{.two{}}');
  });
});
