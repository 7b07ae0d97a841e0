export interface StateLink {
  readonly kind: 'project' | 'user';
  readonly id: number;
}

const kinds: Readonly<Record<string, StateLink['kind']>> = {
  project: 'project',
  projectid: 'project',
  pid: 'project',
  user: 'user',
  userid: 'user',
};

const LONGEST_READ = 200_000;
const DEEPEST = 3;
const MOST = 6;

/** The ids in an app state that name something with a page. A broken or a huge state has none. */
export function stateLinks(state: string): readonly StateLink[] {
  if (state.length > LONGEST_READ) return [];
  const found = new Map<string, StateLink>();
  const read = (value: unknown, depth: number) => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST || found.size >= MOST) return;
    for (const [key, inside] of Object.entries(value)) {
      const name = key.toLowerCase().replaceAll('_', '');
      const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
      const id = idOf(inside);
      if (kind !== undefined && id !== null) found.set(`${kind} ${id}`, { kind, id });
      else read(inside, depth + 1);
    }
  };
  try {
    read(JSON.parse(state), 0);
  } catch {
    return [];
  }
  return [...found.values()].slice(0, MOST);
}

function idOf(value: unknown): number | null {
  const isId = typeof value === 'number' || (typeof value === 'string' && /^\d{1,9}$/.test(value));
  const id = Number(value);
  return isId && Number.isSafeInteger(id) && id > 0 ? id : null;
}
