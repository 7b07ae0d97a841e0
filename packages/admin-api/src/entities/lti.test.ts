import { describe, expect, it } from 'vitest';
import { decodeCodeBatches, decodeCodes, decodeLtiData, decodeLtiInstitutions } from './lti.ts';

describe('LTI data', () => {
  it('has all fields of the specification', () => {
    const data = {
      id: 4,
      name: 'College',
      paywallCodeMessage: null,
      sellBySemester: 1,
      ltiInstanceGuid: 'guid',
      consumerKey: 'key',
      sharedSecret: 'secret',
      enabled: '0',
    };
    const expected = {
      id: 4,
      name: 'College',
      paywallCodeMessage: null,
      isSoldBySemester: true,
      ltiInstanceGuid: 'guid',
      consumerKey: 'key',
      sharedSecret: 'secret',
      isEnabled: false,
    };
    expect(decodeLtiData(data)).toEqual(expected);
    expect(decodeLtiData({ lti: data })).toEqual(expected);
  });
});

describe('the choice of institutions', () => {
  it('is a bare list of ids and names', () => {
    expect(decodeLtiInstitutions([{ id: '1', name: 'College' }])).toEqual([{ id: 1, name: 'College' }]);
  });
});

describe('a batch of paywall codes', () => {
  it('has all fields of the specification', () => {
    const batch = { id: 1, name: 'New Batch', count: '100', used: null, created_at: '2026-03-01 09:30:00' };
    expect(decodeCodeBatches({ batches: [batch] })).toEqual([
      {
        id: 1,
        name: 'New Batch',
        codeCount: 100,
        usedCount: 0,
        createdAt: Date.parse('2026-03-01T09:30:00Z'),
      },
    ]);
  });

  it('has codes that are texts, also where they look like numbers', () => {
    expect(decodeCodes({ codes: ['AB-1', 12345] })).toEqual(['AB-1', '12345']);
    expect(() => decodeCodes({ codes: ['AB-1', null] })).toThrow(TypeError);
  });
});
