import type { Coupon } from '@timemap/admin-api';
import { describe, expect, it } from 'vitest';
import {
  applyChange,
  canDelete,
  canEdit,
  canStop,
  couponToSend,
  draftCoupon,
  emptyDraft,
  filterTextsOf,
  inverseOf,
  isStop,
  nameOfCoupon,
  noteOf,
  stateOf,
} from './rules.ts';

const coupon: Coupon = {
  id: 1,
  code: 'SPRING-26',
  value: 20,
  isPercentage: true,
  months: 0,
  uses: 3,
  maxUses: 0,
  isForUsers: true,
  isForProjects: false,
  created: '2026-03-01 09:30:00',
  createdAt: Date.parse('2026-03-01T09:30:00Z'),
};

describe('deleting by code', () => {
  it.each(['SPRING-26', 'a/b', 'ä %', '..a', '...', '../..', '%2e%2e', ' ', '0'])(
    'is offered for %j',
    (code) => {
      expect(canDelete({ code })).toEqual({ isAllowed: true });
    },
  );

  it.each(['.', '..', 'cut \uD83D'])(
    'is refused for %j, which cannot be part of an address (T17)',
    (code) => {
      expect(canDelete({ code })).toEqual({ isAllowed: false, reason: 'unaddressable' });
    },
  );
});

describe('editing', () => {
  it('changes one field and keeps all others', () => {
    expect(applyChange(coupon, { field: 'months', to: 12 })).toEqual({ ...coupon, months: 12 });
  });

  it.each(['value', 'months', 'maxUses', 'uses'] as const)(
    'is refused while %s could not be read: saving sends the whole coupon (B §7)',
    (field) => {
      expect(canEdit({ ...coupon, [field]: null })).toEqual({ isAllowed: false, reason: 'unreadable' });
    },
  );

  it('is offered for zeros', () => {
    expect(canEdit({ ...coupon, value: 0, uses: 0 })).toEqual({ isAllowed: true });
  });
});

describe('the note of a number', () => {
  it.each([
    ['months', 0, false, 'unlimited'],
    ['maxUses', 0, true, 'unlimited'],
    ['value', 0, true, null],
    ['months', 1, false, null],
    ['maxUses', -1, false, 'belowZero'],
    ['value', -5, true, 'belowZero'],
    ['value', 100, true, null],
    ['value', 101, true, 'overHundred'],
    ['value', 101, false, null],
    ['months', 101, true, null],
  ] as const)('for %s %i (percentage %s) is %s (B §9)', (field, number, isPercentage, note) => {
    expect(noteOf(field, number, isPercentage)).toBe(note);
  });
});

describe('the creation form', () => {
  it('starts without end and limit, valid for no one yet', () => {
    expect(draftCoupon(emptyDraft, 'en')).toEqual({
      code: '',
      value: null,
      isPercentage: false,
      months: 0,
      maxUses: 0,
      isForUsers: false,
      isForProjects: false,
    });
  });

  it('shows no value at first', () => {
    expect(emptyDraft).toMatchObject({ code: '', value: '', months: '0', maxUses: '0' });
  });

  it('takes the code without blanks at its ends, reads any number, and gives null for any other text', () => {
    const typed = {
      ...emptyDraft,
      code: ' a/b ',
      value: 'ten',
      months: '-2',
      maxUses: '1.5',
      isForUsers: 'yes',
    };
    expect(draftCoupon(typed, 'en')).toMatchObject({
      code: 'a/b',
      value: null,
      months: -2,
      maxUses: 1.5,
      isForUsers: true,
    });
  });
});

describe('the name of a coupon', () => {
  it('shows the invisible characters of its code', () => {
    expect(nameOfCoupon({ code: 'AB\u200BC' }, { noCode: '(no code)' })).toMatch(/^AB.+200B.+C$/);
  });
});

describe('a coupon without a code', () => {
  it('cannot be deleted, and says so', () => {
    expect(canDelete({ code: '' })).toEqual({ isAllowed: false, reason: 'codeless' });
  });
});

describe('the filter', () => {
  it('looks into the code', () => {
    expect(filterTextsOf(coupon)).toEqual(['SPRING-26']);
  });
});

describe('undoing a change', () => {
  it('sets the field to the value from before', () => {
    expect(inverseOf(coupon, { field: 'value', to: 30 })).toEqual({ field: 'value', to: 20 });
  });

  it('is not possible where that value could not be read', () => {
    expect(inverseOf({ ...coupon, value: null }, { field: 'value', to: 30 })).toBeNull();
  });
});

describe('what the creation form sends', () => {
  const draft = { ...emptyDraft, code: 'A', value: '5', isPercentage: 'yes', isForProjects: 'yes' };
  it('is the whole coupon', () => {
    expect(couponToSend(draft, 'en')).toEqual({
      code: 'A',
      value: 5,
      isPercentage: true,
      months: 0,
      maxUses: 0,
      isForUsers: false,
      isForProjects: true,
    });
  });

  it.each(['value', 'months', 'maxUses'] as const)('is nothing while its %s is no number', (field) => {
    expect(couponToSend({ ...draft, [field]: 'x' }, 'en')).toBeNull();
  });
});

describe('a fraction', () => {
  it.each(['value', 'months', 'maxUses'] as const)('as %s is noted', (field) => {
    expect(noteOf(field, 1.5, false)).toBe('notWhole');
  });
});

describe('the state of a coupon', () => {
  it.each([
    [{}, 'active'],
    [{ maxUses: 4 }, 'active'],
    [{ maxUses: 3 }, 'usedUp'],
    [{ maxUses: 2 }, 'usedUp'],
    [{ maxUses: 3, isForUsers: false, isForProjects: true }, 'usedUp'],
    [{ isForUsers: false }, 'forNobody'],
    [{ isForUsers: false, uses: null }, 'forNobody'],
    [{ uses: null }, null],
    [{ maxUses: null }, null],
  ])('with %j is %s', (changed, state) => {
    expect(stateOf({ ...coupon, ...changed })).toBe(state);
  });

  it.each([
    [{}, { isAllowed: true }],
    [{ maxUses: 3 }, { isAllowed: false, reason: 'alreadyUsedUp' }],
    [{ uses: 0 }, { isAllowed: false, reason: 'neverUsed' }],
    [{ value: null }, { isAllowed: false, reason: 'unreadable' }],
  ])('with %j can be ended: %j', (changed, permission) => {
    expect(canStop({ ...coupon, ...changed })).toEqual(permission);
  });

  it.each([
    ['maxUses', 3, true],
    ['maxUses', 2, true],
    ['maxUses', 4, false],
    ['maxUses', 0, false],
    ['months', 3, false],
  ] as const)('is ended by %s of %s: %s', (field, to, isEnd) => {
    expect(isStop(coupon, { field, to })).toBe(isEnd);
  });
});
