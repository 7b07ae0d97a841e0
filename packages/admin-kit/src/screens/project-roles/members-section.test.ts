import { describe, expect, it } from 'vitest';
import { searchMembers } from './members-section.tsx';

const member = (id: number, displayName: string, username: string, email: string) => ({
  id,
  displayName,
  username,
  email,
  isPremium: null,
  roleId: 0,
});

const members = [
  member(1, 'Ada Okonkwo', 'ada', 'ada@timemap.example'),
  member(2, 'Åse Ødegård', 'ase', 'ase@mail.example'),
  member(30, '', '', ''),
];
const found = (query: string) => searchMembers(members, query).map(({ id }) => id);

describe('searching members', () => {
  it.each([
    ['', [1, 2, 30]],
    ['  ', [1, 2, 30]],
    ['OKON', [1]],
    ['A\u030Ase', [2]],
    ['mail.', [2]],
    ['30', [30]],
    ['.*', []],
    ['okonkwo\u0000ada', []],
  ])('for %j', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });
});
