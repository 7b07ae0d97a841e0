import { describe, expect, it } from 'vitest';
import { filterTextsOf, nameOfProject } from './rules.ts';

const project = {
  id: 41,
  name: 'Harbour Walk',
  description: 'By the water',
  createdAt: null,
  hasUpgradedOverride: false,
};
const words = { unnamed: ({ id }: { id: string }) => `Project ${id}` };

describe('a project in the list of all', () => {
  it('is found by name, description and id, and by nothing else (B §2)', () => {
    expect(filterTextsOf(project)).toEqual(['Harbour Walk', 'By the water', '41']);
  });

  it.each([
    ['Harbour Walk', 'Harbour Walk'],
    ['', 'Project 41'],
    [' \t', 'Project 41'],
  ])('named %j is called %j', (name, called) => {
    expect(nameOfProject({ id: 41, name }, words)).toBe(called);
  });
});
