import type { Operation } from '@timemap/admin-api';
import { organizationWrites } from './organization-writes.ts';
import { until } from './person.ts';
import { byEnter, byPress, press, sees, seesDialog, seesNo, seesValue, type, type Write } from './steps.ts';

const coupons = '/global/coupons?filter=welcome-10';
const deal = '/global/enterprisedeals/1';
const mia = '/global/users/3';
const trialOver = '/global/users?filter=trial.over';

function flag(operation: Operation, at: string, name: string, turnsOn: boolean): Write {
  return {
    operation,
    at,
    send: byPress(name, 'checkbox'),
    changed: seesValue('checkbox', name, turnsOn),
    refusedIn: 'alert',
  };
}

function textOfMia(operation: Operation, name: string, text: string): Write {
  return {
    operation,
    at: mia,
    start: [type(name, text)],
    send: byPress('Save'),
    changed: async (person) => {
      await until('It is still being saved.', async () => ((await person.perceive()).isBusy ? null : true));
      await person.seesValue('textbox', name, text);
    },
    refusedIn: 'alert',
  };
}

function trial(operation: Operation, label: string, expires: RegExp): Write {
  return {
    operation,
    at: trialOver,
    start: [press(label), seesDialog],
    send: byPress(label),
    changed: sees('text', expires),
    refusedIn: 'alert',
  };
}

function whitelistWrites(scope: 'global' | 'enterprise', at: string): readonly Write[] {
  return [
    {
      operation: `POST /${scope}/whitelist/add`,
      at,
      start: [type('Domain or email', 'museum.example')],
      send: byPress('Add Domain Only'),
      changed: sees('button', 'Remove @museum.example'),
      refusedIn: 'alert',
    },
    {
      operation: `POST /${scope}/whitelist/remove`,
      at,
      send: byPress('Remove @northwind.example'),
      changed: seesNo('button', 'Remove @northwind.example'),
      refusedIn: 'alert',
    },
  ];
}

function dayFromNow(days: number): RegExp {
  const day = new Date(Date.now() + days * 86_400_000);
  return new RegExp(
    new Intl.DateTimeFormat('en-US', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(day),
  );
}

export const writes: readonly Write[] = [
  {
    operation: 'PUT /coupons',
    at: coupons,
    start: [type('Value', '77')],
    send: byEnter(),
    changed: seesValue('textbox', 'Value', '77'),
    refusedIn: 'mark',
    isGrave: true,
  },
  {
    operation: 'POST /coupons',
    at: '/global/coupons?filter=fault',
    start: [press('Create Coupon'), type('Code', 'FAULT-1'), type('Value', '5')],
    send: byPress('Create'),
    changed: sees('rowheader', 'FAULT-1'),
    refusedIn: 'alert',
    isGrave: true,
  },
  {
    operation: 'DELETE /coupons/{code}',
    at: coupons,
    start: [press('Delete coupon WELCOME-10')],
    send: byPress('Delete'),
    changed: seesNo('rowheader', 'WELCOME-10'),
    refusedIn: 'alert',
  },
  {
    operation: 'POST /enterprise',
    at: '/global/enterprisedeals?filter=aardvark',
    start: [
      press('Create Enterprise Deal'),
      type('Name', 'Aardvark libraries'),
      ...['Period', 'Soft limit', 'Hard limit'].map((name) => type(name, '30')),
    ],
    send: byPress('Create'),
    changed: sees('link', 'Manage Aardvark libraries'),
    refusedIn: 'alert',
    isGrave: true,
  },
  {
    operation: 'PUT /enterprise',
    at: deal,
    start: [type('Name', 'Northwind Group')],
    send: byPress('Update'),
    changed: sees('heading', 'Northwind Group'),
    refusedIn: 'alert',
  },
  {
    operation: 'DELETE /enterprise/{id}',
    at: deal,
    start: [press('Delete')],
    send: byPress('Confirm Delete'),
    changed: sees('link', 'Manage Deal with district 6'),
    refusedIn: 'alert',
  },
  ...whitelistWrites('global', '/global/whitelist'),
  ...whitelistWrites('enterprise', deal),
  flag(
    'POST /global/projects/upgradedoverride',
    '/global/projects?filter=north%20sea',
    'Upgraded override, North Sea Trade 1100–1550',
    false,
  ),
  ...organizationWrites,
  {
    operation: 'PUT /support/status/{id}',
    at: '/tickets/1',
    send: byPress('Set Resolved'),
    changed: seesValue('button', 'Set Resolved', true),
    refusedIn: 'alert',
  },
  flag('POST /global/users/skip_lti_payments', mia, 'Skips LTI payments', true),
  {
    ...flag('POST /global/users/global_admin', mia, 'Global admin', true),
    start: [press('Unlock')],
    isGrave: true,
  },
  textOfMia('POST /global/users/email', 'Email', 'mia.new@timemap.example'),
  textOfMia('POST /global/users/display_name', 'Display name', 'Mia D.'),
  flag('POST /global/users/verified', trialOver, 'Verified', false),
  flag('POST /global/users/grandfathered', trialOver, 'Grandfathered', true),
  flag('POST /global/users/edueligibilityoverride', trialOver, 'Edu override', true),
  trial('POST /trial/admin/reset', 'Reset', /Not started/),
  trial('POST /trial/admin/expire', 'Expire', dayFromNow(0)),
  trial('POST /trial/admin/restart', 'Restart', dayFromNow(30)),
];
