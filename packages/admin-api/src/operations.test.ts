import { describe, expect, expectTypeOf, it } from 'vitest';
import { type CallAnswer, type CallInput, isFormEncoded, isWrite } from './operations.ts';

describe('isWrite', () => {
  it('is true of every method but GET, and of the GET that removes a member (A §7)', () => {
    expect(isWrite('POST /licenses')).toBe(true);
    expect(isWrite('PUT /enterprise')).toBe(true);
    expect(isWrite('DELETE /enterprise/{id}')).toBe(true);
    expect(isWrite('GET /changepermissions')).toBe(true);
    expect(isWrite('GET /viewprojectusers')).toBe(false);
  });
});

describe('isFormEncoded', () => {
  it('distinguishes form and JSON bodies as the documents do (A §7, B §7)', () => {
    expect(isFormEncoded('DELETE /projects/users/id')).toBe(true);
    expect(isFormEncoded('POST /changepermissions')).toBe(false);
    expect(isFormEncoded('POST /createusergroup')).toBe(false);
  });
});

describe('CallInput', () => {
  it('has no input where a call has none', () => {
    expectTypeOf<object>().toExtend<CallInput<'GET /userinfo'>>();
  });

  it('asks for path, query and body where a call carries them', () => {
    expectTypeOf<CallInput<'GET /organizations/{id}'>['path']>().toEqualTypeOf<{ id: number }>();
    expectTypeOf<CallInput<'POST /licenses'>['body']>().toEqualTypeOf<{ id: number; seats: number }>();
    expectTypeOf<object>().not.toExtend<CallInput<'POST /licenses'>>();
    expectTypeOf<{ body: { id: number; seats: string } }>().not.toExtend<CallInput<'POST /licenses'>>();
    expectTypeOf<CallInput<'GET /changepermissions'>['query']['groupid']>().toEqualTypeOf<-1>();
    expectTypeOf<CallInput<'PUT /support/status/{id}'>['query']['status']>().toEqualTypeOf<0 | 1 | 2>();
    expectTypeOf<CallInput<'POST /enterprise'>['body']['institutionId']>().toEqualTypeOf<number | null>();
  });

  it("takes either document's shape of a call, never a mixture (A §7, B §7)", () => {
    type Input = CallInput<'POST /changepermissions'>;
    interface OfA {
      query: { pid: number; uid: number; groupID: number };
    }
    interface OfB {
      body: { projectid: number; userid: number; access_role: number };
    }
    expectTypeOf<OfA>().toExtend<Input>();
    expectTypeOf<OfB>().toExtend<Input>();
    expectTypeOf<OfA & OfB>().not.toExtend<Input>();
    expectTypeOf<object>().not.toExtend<Input>();
    expectTypeOf<CallInput<'POST /createusergroup'>['query']['perm']>().toEqualTypeOf<
      'read' | 'projectaccess'
    >();
  });

  it('always asks whether a user leaves the entire tree (A §7)', () => {
    expectTypeOf<{ path: { id: number }; body: { id: number; userid: number } }>().not.toExtend<
      CallInput<'DELETE /organizations/{id}/users'>
    >();
  });
});

describe('CallAnswer', () => {
  it('is the answer that openapi.yaml describes', () => {
    expectTypeOf<CallAnswer<'GET /viewprojectusers'>['users'][number]['userid']>().toEqualTypeOf<number>();
    expectTypeOf<
      CallAnswer<'GET /admin/stats/lti-by-institution'>[number]['projects']['era_count']
    >().toBeNumber();
    expectTypeOf<CallAnswer<'POST /licenses'>>().toEqualTypeOf<{ success?: boolean }>();
  });
});
