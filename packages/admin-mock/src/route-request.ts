import type { Operation } from '@timemap/admin-api';
import { contract } from './contract.gen.ts';

export type Route =
  | { found: 'operation'; operation: Operation; pathValues: Record<string, string> }
  | { found: 'otherMethods'; methods: string[] }
  | { found: 'nothing' };

interface Pattern {
  operation: Operation;
  method: string;
  segments: string[];
  /** `/organizations/lti` takes precedence over `/organizations/{id}`. */
  literalCount: number;
}

const isTemplate = (segment: string): boolean => segment.startsWith('{');

const patterns: Pattern[] = Object.entries(contract)
  .map(([operation, { method, path }]) => {
    const segments = path.split('/');
    return {
      operation: operation as Operation,
      method,
      segments,
      literalCount: segments.filter((segment) => !isTemplate(segment)).length,
    };
  })
  .sort((a, b) => b.literalCount - a.literalCount);

export function routeRequest(method: string, path: string): Route {
  const segments = path.split('/');
  const matching = patterns.filter((pattern) => matches(pattern, segments));
  const best = matching.filter(({ literalCount }) => literalCount === matching[0]?.literalCount);
  const pattern = best.find((candidate) => candidate.method === method);
  if (pattern)
    return { found: 'operation', operation: pattern.operation, pathValues: valuesOf(pattern, segments) };
  return best.length > 0
    ? { found: 'otherMethods', methods: best.map((candidate) => candidate.method) }
    : { found: 'nothing' };
}

function matches(pattern: Pattern, segments: string[]): boolean {
  return (
    pattern.segments.length === segments.length &&
    pattern.segments.every((wanted, index) =>
      isTemplate(wanted) ? segments[index] !== '' : wanted === segments[index],
    )
  );
}

function valuesOf(pattern: Pattern, segments: string[]): Record<string, string> {
  const values: Record<string, string> = {};
  pattern.segments.forEach((wanted, index) => {
    if (isTemplate(wanted)) values[wanted.slice(1, -1)] = decode(segments[index] ?? '');
  });
  return values;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
