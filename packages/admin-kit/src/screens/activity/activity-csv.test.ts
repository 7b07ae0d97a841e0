import { describe, expect, it } from 'vitest';
import { activityCsv } from './activity-csv.ts';
import type { ActivityEntry } from './activity-log.ts';

const entry: ActivityEntry = {
  id: 1,
  key: 'a-1',
  kind: 'action',
  name: 'organization.create',
  target: { kind: 'organization', id: 'new', label: '=HYPERLINK("https://evil.example")' },
  outcome: 'failed',
  at: Date.UTC(2026, 2, 2, 9, 30),
  durationMs: 120,
  status: 400,
  reason: 'Ticket 5',
  message: '@SUM(A1), "quoted"',
  change: { before: true, after: '=1+1' },
  look: null,
  wasChecked: false,
  isSeen: true,
};

describe('the activity as CSV', () => {
  it('has a line for each entry, with every formula made harmless', () => {
    expect(activityCsv([entry])).toBe(
      '\uFEFFtime,kind,name,target kind,target id,target,before,after,outcome,duration in ms,HTTP status,reason,message\r\n' +
        '2026-03-02T09:30:00.000Z,action,organization.create,organization,new,' +
        '"\'=HYPERLINK(""https://evil.example"")",true,\'=1+1,failed,120,400,Ticket 5,"\'@SUM(A1), ""quoted"""\r\n',
    );
  });

  it('leaves cells empty where there is nothing', () => {
    const load = {
      ...entry,
      kind: 'load' as const,
      name: 'GET /organizations',
      target: null,
      status: null,
      change: null,
    };
    expect(activityCsv([load]).split('\r\n')[1]).toContain('load,GET /organizations,,,,,,failed,120,,');
  });
});
