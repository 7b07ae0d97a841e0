/** The kit's own model, so that both pages use the same objects. */
export interface BenchOrganization {
  id: number;
  name: string;
  parentId: number;
  children: BenchOrganization[];
  isLocalAdmin: boolean;
}

export const NODE_COUNT = 50_000;
export const LEVELS = 8;
export const WIDE_ROOTS = 10;
export const WIDE_CHILDREN = 500;

export const WIDE_NAME = 'Wide organization';

export const LAST_NAME = 'Quarry';

const words = [
  ...[
    'Faculty',
    'Department',
    'School',
    'Lab',
    'Institute',
    'Office',
    'Club',
    'Society',
    'Archive',
    'Museum',
  ],
  ...['Atlas', 'History', 'Geography', 'Cartography', 'Harbour', 'Library', 'Chronicle', 'Workshop', 'Trust'],
];
const accented = ['Zürich', 'Educación', 'Ältere Karten', 'Orléans'];

export function makeOrganizations(): BenchOrganization[] {
  let seed = 20_260_302;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return seed % below;
  };
  const word = () =>
    (random(100) === 0 ? accented[random(accented.length)] : words[random(words.length)]) as string;
  let lastId = 0;
  const make = (parentId: number): BenchOrganization => {
    lastId += 1;
    return {
      id: lastId,
      name: `${word()} of ${word()} ${random(1_000)}`,
      parentId,
      children: [],
      isLocalAdmin: true,
    };
  };
  const roots: BenchOrganization[] = [];
  for (let root = 0; root < WIDE_ROOTS * 2; root++) roots.push(make(0));
  for (const [index, root] of roots.slice(0, WIDE_ROOTS).entries()) {
    root.name = `${WIDE_NAME} ${index}`;
    while (root.children.length < WIDE_CHILDREN) root.children.push(make(root.id));
  }
  let level = roots.slice(WIDE_ROOTS);
  for (let depth = 2; depth < LEVELS; depth++) {
    level = level.flatMap((parent) => {
      for (let child = 0; child < 3; child++) parent.children.push(make(parent.id));
      return parent.children;
    });
  }
  const last = make((level.at(-1) as BenchOrganization).id);
  last.name = LAST_NAME;
  level.at(-1)?.children.push(last);
  while (lastId < NODE_COUNT) {
    const parent = level[lastId % level.length] as BenchOrganization;
    parent.children.push(make(parent.id));
  }
  return roots;
}
