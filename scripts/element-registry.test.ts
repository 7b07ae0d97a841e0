import { describe, expect, it } from 'vitest';
import { elementIn } from './element-registry.ts';

const path = 'packages/admin-kit/src/screens/deals/element.tsx';

describe('the registry of the elements', () => {
  it('reads the tag, the properties and the events of an element from its types', () => {
    const text = `
      export interface DealListElement extends HTMLElement {
        dealId: number | null;
        name: string | null;
        isOpen: boolean | null;
        headingLevel: 2 | 3 | null;
        theme: 'light' | 'dark' | null;
      }
      export interface DealListEvents { 'ak-deal': CustomEvent<null> }`;
    expect(elementIn(path, text)).toEqual({
      module: '../screens/deals/element.tsx',
      tag: 'ak-deal-list',
      type: 'DealListElement',
      events: 'DealListEvents',
      properties: [
        'dealId: wholeNumber',
        'name: text',
        'isOpen: flag',
        'headingLevel: oneOf(2, 3)',
        "theme: oneOf('light', 'dark')",
      ],
    });
  });

  it.each([
    ['a file without an element', 'export interface Deal {}', 'must export exactly one element type'],
    [
      'a property that no attribute can say',
      'export interface DealElement extends HTMLElement { deal: Deal | null }',
      'Deal | null is not',
    ],
    [
      'a property that cannot be missing',
      'export interface DealElement extends HTMLElement { dealId: number }',
      'number is not',
    ],
    [
      'a method',
      'export interface DealElement extends HTMLElement { open(): void }',
      'may only have properties with a type',
    ],
  ])('refuses %s', (_, text, sentence) => {
    expect(() => elementIn(path, text)).toThrow(sentence);
  });
});
