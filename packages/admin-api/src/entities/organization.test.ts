import { describe, expect, it } from 'vitest';
import { decodeOrganization, decodeOrganizations, type Organization } from './organization.ts';

const root = { id: 1, name: 'North', parent_id: 0, children: [], localUserIsAdmin: true };

describe('an organization', () => {
  it('has a name, a parent, children and the flag of the current user', () => {
    expect(decodeOrganization({ data: { ...root, children: [{ ...root, id: 2, parent_id: 1 }] } })).toEqual({
      id: 1,
      name: 'North',
      parentId: 0,
      isLocalAdmin: true,
      children: [{ id: 2, name: 'North', parentId: 1, isLocalAdmin: true, children: [] }],
    });
  });

  it.each([[root], [{ data: root }], [{ organization: root }]])('is read from %j', (answer) => {
    expect(decodeOrganization(answer).id).toBe(1);
  });

  it('is read from texts and from numbers, and without missing fields (T23)', () => {
    expect(decodeOrganization({ id: '1', name: null, parent_id: '0', localUserIsAdmin: 1 })).toEqual({
      id: 1,
      name: '',
      parentId: 0,
      isLocalAdmin: true,
      children: [],
    });
    for (const children of [null, undefined, {}, 'x']) {
      expect(decodeOrganization({ id: 1, children }).children).toEqual([]);
    }
  });

  it('below another belongs to that one where the server does not say', () => {
    expect(decodeOrganization({ id: 5, children: [{ id: 6 }] }).children[0]?.parentId).toBe(5);
  });

  it('may start below the root', () => {
    expect(decodeOrganizations({ data: { data: [{ ...root, parent_id: 8 }] } })[0]?.parentId).toBe(8);
  });

  it('keeps the order of the server', () => {
    const children = [3, 1, 2].map((id) => ({ id }));
    expect(decodeOrganization({ id: 9, children }).children.map(({ id }) => id)).toEqual([3, 1, 2]);
  });

  it.each([null, {}, [], { id: 'x' }, { id: 1, children: [{ id: null }] }, { id: 1, children: [null] }])(
    'is not read from %j (T23)',
    (answer) => {
      expect(() => decodeOrganization(answer)).toThrow(TypeError);
    },
  );

  it('may be 10,000 levels deep', () => {
    const depth = 10_000;
    const text = `{"id":1,"children":[`.repeat(depth) + ']}'.repeat(depth);
    let organization: Organization | undefined = decodeOrganization(JSON.parse(text));
    let levels = 0;
    for (; organization; organization = organization.children[0]) levels++;
    expect(levels).toBe(depth);
  });
});

describe('a list of organizations', () => {
  it('is read from data.data', () => {
    expect(decodeOrganizations({ data: { data: [root, { ...root, id: 2 }] } })).toHaveLength(2);
  });

  it('may be empty', () => {
    expect(decodeOrganizations({ data: [] })).toEqual([]);
  });
});
