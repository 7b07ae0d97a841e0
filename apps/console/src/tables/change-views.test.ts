import { describe, expect, it } from 'vitest';
import { fullReason, viewNameProblem, withChange, withoutView, withView } from './change-views.ts';
import { viewMessages } from './messages.ts';

const words = viewMessages.defaults;

const views = [
  { name: 'Trial', search: 'filter=trial' },
  { name: 'Newest', search: 'sort=-created' },
];

describe('the name of a view', () => {
  it.each([
    ['Paying', undefined, null],
    ['  ', undefined, 'Enter a name for the view.'],
    ['\u202E', undefined, 'Enter a name for the view.'],
    [' tRIAL ', undefined, 'A view with this name already exists.'],
    ['tRIAL', 'Trial', null],
    ['newest', 'Trial', 'A view with this name already exists.'],
    ['x'.repeat(61), undefined, 'Shorten this to 60 characters or fewer.'],
  ])('%j (renaming %j): %s', (name, except, problem) => {
    expect(viewNameProblem(words, views, name, except)).toBe(problem);
  });
});

describe('changing views', () => {
  it('adds one at the end, in place of one of the same name', () => {
    expect(withView(views, { name: 'TRIAL', search: 'x' })).toEqual([
      views[1],
      { name: 'TRIAL', search: 'x' },
    ]);
  });

  it('changes an entry in place, and does not restore one that another tab deleted', () => {
    expect(withChange(views, 'trial', { search: '' })).toEqual([{ name: 'Trial', search: '' }, views[1]]);
    expect(withChange([], 'Trial', { search: '' })).toEqual([]);
  });

  it('removes one', () => {
    expect(withoutView(views, 'Trial')).toEqual([views[1]]);
  });

  it('says when there are as many as can be', () => {
    expect(fullReason(words, views)).toBeUndefined();
    expect(
      fullReason(
        words,
        Array.from({ length: 30 }, () => views[0] as (typeof views)[0]),
      ),
    ).toMatch('at most 30');
  });
});
