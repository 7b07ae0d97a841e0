/** Why the server refused what is still in a form, by what was sent, as a draft keeps it. */
export type Refusals = ReadonlyMap<string, string>;

export const writeRefusals = (refusals: Refusals): string => JSON.stringify([...refusals]);

/** Stored drafts may have been altered. */
export function readRefusals(text: string): Refusals {
  try {
    const found: unknown = JSON.parse(text || '[]');
    return new Map(
      (Array.isArray(found) ? found : []).filter(
        (pair): pair is [string, string] =>
          Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'string',
      ),
    );
  } catch {
    return new Map();
  }
}
