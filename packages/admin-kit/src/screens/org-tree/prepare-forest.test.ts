import type { Organization } from '@timemap/admin-api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNameOrder } from '../../text/name-order.ts';
import { Forest } from './forest.ts';
import { prepareForest } from './use-org-tree.ts';

const organization = (id: number, children: Organization[] = []): Organization => ({
  id,
  name: `Org ${id}`,
  parentId: 0,
  children,
  isLocalAdmin: false,
});
const leaves = Array.from({ length: 2_000 }, (_, index) => organization(index + 2));

const large = () => new Forest([organization(1, leaves)], createNameOrder('en'));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('in idle time', () => {
  it('the whole tree is numbered, and its size is announced once', () => {
    const counted = vi.fn();
    const forest = large();
    expect(forest.isComplete).toBe(false);
    prepareForest(forest, counted);
    vi.runAllTimers();
    expect(forest.isComplete).toBe(true);
    expect(forest.nodeCount).toBe(1 + 2_001);
    expect(counted).toHaveBeenCalledTimes(1);
  });

  it('reports nothing for a tree of known size', () => {
    const counted = vi.fn();
    prepareForest(new Forest([organization(1)], createNameOrder('en')), counted);
    vi.runAllTimers();
    expect(counted).not.toHaveBeenCalled();
  });

  it('nothing more is done once it is stopped', () => {
    const forest = large();
    prepareForest(forest, () => {})();
    vi.runAllTimers();
    expect(forest.isComplete).toBe(false);
  });
});
