import type { Facts } from './facts.ts';

/**
 * Has the page examined for what keeps the screens from working, in development. Bundlers remove all of it from production:
 * hence the condition here, around the import.
 */
export function callDoctor(facts?: Facts): void {
  try {
    if (process.env.NODE_ENV === 'development')
      import('./examine.ts').then(
        ({ examine }) => examine(facts ?? {}),
        () => {},
      );
  } catch {
    // Without a bundler there is no `process`.
  }
}
