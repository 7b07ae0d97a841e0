import type { Operation } from '@timemap/admin-api';
import { type Person, until } from './person.ts';

type Step = (person: Person) => Promise<void>;

/** A write of the console, from its address to what a person sees once it is made. */
export interface Write {
  readonly operation: Operation;
  readonly at: string;
  readonly start?: readonly Step[];
  /** Once, or as often as an impatient hand does it. */
  readonly send: (isTwice: boolean) => Step;
  readonly changed: Step;
  /** Where a refusal is shown: in an alert, or as the mark beside the control where the specification wants no message. */
  readonly refusedIn: 'alert' | 'mark';
  /** The page of the console has a list that shows it, where the form alone cannot tell. */
  readonly isListed?: boolean;
  /** It gives rights, costs money or cannot be undone. */
  readonly isGrave?: boolean;
}

const press =
  (name: string | RegExp, role?: string): Step =>
  (person) =>
    person.press(name, role);
const type =
  (name: string | RegExp, text: string, role?: string): Step =>
  (person) =>
    person.type(name, text, role);
const choose =
  (name: string, option: string): Step =>
  (person) =>
    person.choose(name, option);
const sees =
  (role: string, name: string | RegExp): Step =>
  (person) =>
    person.sees(role, name);
const seesNo =
  (role: string, name: string | RegExp): Step =>
  (person) =>
    person.seesNo(role, name);
const seesValue =
  (role: string, name: string, value: string | boolean): Step =>
  (person) =>
    person.seesValue(role, name, value);

const seesDialog: Step = (person) => person.seesDialog();

const byPress =
  (name: string | RegExp, role?: string) =>
  (isTwice: boolean): Step =>
  (person) =>
    isTwice ? person.pressTwice(name, role) : person.press(name, role);
const byEnter =
  () =>
  (isTwice: boolean): Step =>
  async ({ page }) => {
    await page.keyboard.press('Enter');
    if (isTwice) await page.keyboard.press('Enter');
  };
const byChoice =
  (name: string, option: string) =>
  (isTwice: boolean): Step =>
  async (person) => {
    await person.choose(name, option);
    if (isTwice) await person.choose(name, option);
  };

const coupons = '/global/coupons?filter=welcome-10';
const deal = '/global/enterprisedeals/1';
const northwind = '/organizations?organization=1';
const emptyLot = '/organizations?organization=6';
const harbourUsers = '/organizations/users/2';
const harbourWalk = [press('Modify: Harbour Walk')];
const northSea = '/global/projects?project=1';
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
    send: byPress(`${label} trial of trial.over`),
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
    start: [type('Value, WELCOME-10', '77')],
    send: byEnter(),
    changed: seesValue('textbox', 'Value, WELCOME-10', '77'),
    refusedIn: 'mark',
    isGrave: true,
  },
  {
    operation: 'POST /coupons',
    at: '/global/coupons?filter=fault',
    start: [press('Create Coupon'), type('Code', 'FAULT-1'), type('Value', '5', 'spinbutton')],
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
      ...['Period', 'Soft limit', 'Hard limit'].map((name) => type(name, '30', 'spinbutton')),
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
  {
    operation: 'POST /licenses',
    at: emptyLot,
    start: [press('Create License'), seesDialog],
    send: byPress('Create License'),
    changed: sees('button', 'Disable License'),
    refusedIn: 'alert',
    isGrave: true,
  },
  {
    operation: 'DELETE /licenses',
    at: northwind,
    start: [press('Revoke License'), seesDialog],
    send: byPress('Revoke License'),
    changed: sees('button', 'Create License'),
    refusedIn: 'alert',
    isGrave: true,
  },
  {
    operation: 'POST /licenses/toggle',
    at: northwind,
    send: byPress('Disable License'),
    changed: sees('button', 'Enable License'),
    refusedIn: 'mark',
  },
  {
    operation: 'POST /organizations/{id}/lti',
    at: `${emptyLot}&tab=lms`,
    start: [type('Institution name', 'Empty Lot Moodle')],
    send: byPress('Create LTI Institution'),
    changed: sees('button', 'Disable'),
    refusedIn: 'alert',
  },
  {
    operation: 'PUT /organizations/{id}/lti/disable',
    at: `${northwind}&tab=lms`,
    send: byPress('Disable'),
    changed: sees('button', 'Enable'),
    refusedIn: 'alert',
  },
  {
    operation: 'PUT /organizations/{id}/lti/enable',
    at: '/organizations?organization=3&tab=lms',
    send: byPress('Enable'),
    changed: sees('button', 'Disable'),
    refusedIn: 'alert',
  },
  {
    operation: 'POST /admin/lti/paywall/generate-code-batch',
    at: `${northwind}&tab=lms`,
    start: [
      press('Paywall Code Management', 'tab'),
      press('Generate Code Batch', 'tab'),
      press('Generate'),
      seesDialog,
    ],
    send: byPress('Generate'),
    changed: sees('text', '100 codes generated for "New Batch"'),
    refusedIn: 'alert',
    isGrave: true,
  },
  {
    operation: 'POST /suborganization/create',
    at: emptyLot,
    start: [press('Create Sub Organization'), type('Organization name', 'Night School')],
    send: byPress('Create'),
    changed: sees('link', 'Night School'),
    refusedIn: 'alert',
  },
  {
    operation: 'POST /organizations/create',
    at: '/organizations',
    start: [
      press('Create New Root Organization'),
      type('Organization name', 'Aardvark College'),
      type(/^Owner/, 'mia'),
    ],
    send: byPress('Create'),
    changed: sees('treeitem', /Aardvark College/),
    refusedIn: 'alert',
    isGrave: true,
  },
  {
    operation: 'DELETE /organizations/{id}',
    at: emptyLot,
    start: [press('Delete Organization'), type('To confirm, type this text', 'delete Empty Lot')],
    send: byPress('Delete'),
    changed: seesNo('treeitem', /Empty Lot/),
    refusedIn: 'alert',
    isGrave: true,
  },
  {
    operation: 'POST /organizations/{id}/users',
    at: harbourUsers,
    start: [press('Add User'), type('Username or email', 'trial.over')],
    send: byPress('Add User'),
    changed: sees('rowheader', 'trial.over'),
    refusedIn: 'alert',
    isGrave: true,
  },
  {
    operation: 'DELETE /organizations/{id}/users',
    at: harbourUsers,
    start: [press('Remove mia')],
    send: byPress('Remove User From This Organization Only'),
    changed: seesNo('rowheader', 'mia'),
    refusedIn: 'alert',
  },
  {
    operation: 'POST /organizations/{id}/toggleadmin',
    at: harbourUsers,
    send: byPress('Make Admin: mia'),
    changed: sees('button', 'Revoke Admin: mia'),
    refusedIn: 'mark',
    isGrave: true,
  },
  {
    operation: 'POST /organizations/{id}/projects',
    at: '/organizations/projects/2',
    start: [
      press('Create Project'),
      type('Project name', 'Night Ferries'),
      type('Description', 'Where they went.'),
    ],
    send: byPress('Create'),
    changed: sees('rowheader', 'Night Ferries'),
    isListed: true,
    refusedIn: 'alert',
  },
  {
    operation: 'POST /deleteproject',
    at: '/organizations/projects/2',
    start: [press(/^Delete:? Harbour Walk/)],
    send: byPress('Delete'),
    changed: seesNo('rowheader', 'Harbour Walk'),
    refusedIn: 'alert',
    isGrave: true,
  },
  {
    operation: 'GET /changepermissions',
    at: '/organizations/projects/2',
    start: [...harbourWalk, press('Remove Mia Duarte')],
    send: byPress('Remove'),
    changed: seesNo('button', 'Remove Mia Duarte'),
    refusedIn: 'alert',
  },
  {
    operation: 'POST /changepermissions',
    at: '/organizations/projects/2',
    start: harbourWalk,
    send: byChoice('Group of Mia Duarte', 'Guest'),
    changed: seesValue('combobox', 'Group of Mia Duarte', 'Guest'),
    refusedIn: 'mark',
  },
  {
    operation: 'POST /createusergroup',
    at: '/organizations/projects/2',
    start: [...harbourWalk, press('Create New'), type('Group Name', 'Readers')],
    send: byPress('Create Group'),
    changed: seesValue('combobox', 'Select a Group', 'Readers'),
    refusedIn: 'alert',
  },
  {
    operation: 'POST /projects/users',
    at: northSea,
    start: [press('Add New User'), type('Email or username', 'uma'), choose('Role', 'Guest')],
    send: byPress('Add User'),
    changed: sees('text', '17 members'),
    refusedIn: 'alert',
  },
  {
    operation: 'DELETE /projects/users/id',
    at: northSea,
    start: [press('Remove Mia Duarte')],
    send: byPress('Remove'),
    changed: async (person) => {
      await person.sees('text', '15 members');
      await person.seesNo('button', 'Remove Mia Duarte');
    },
    refusedIn: 'alert',
  },
  {
    operation: 'POST /deleteusergroup',
    at: northSea,
    start: [
      choose('Select a Role', 'Default Member'),
      sees('checkbox', 'Edit Map Data'),
      press('Delete Role'),
    ],
    send: byPress('Confirm Delete Group'),
    changed: seesValue('combobox', 'Select a Role', 'Select a Role'),
    refusedIn: 'alert',
  },
  {
    operation: 'POST /modifyusergrouppermissions',
    at: northSea,
    start: [choose('Select a Role', 'Default Member')],
    send: byPress('Edit Map Data', 'checkbox'),
    changed: seesValue('checkbox', 'Edit Map Data', true),
    refusedIn: 'mark',
    isGrave: true,
  },
  {
    operation: 'PUT /support/status/{id}',
    at: '/tickets/1',
    send: byPress('Set Resolved'),
    changed: seesValue('button', 'Set Resolved', true),
    refusedIn: 'alert',
  },
  flag('POST /global/users/skip_lti_payments', mia, 'Skip LTI payments', true),
  {
    ...flag('POST /global/users/global_admin', mia, 'Global admin', true),
    start: [press('Unlock')],
    isGrave: true,
  },
  textOfMia('POST /global/users/email', 'Email', 'mia.new@timemap.example'),
  textOfMia('POST /global/users/display_name', 'Display name', 'Mia D.'),
  flag('POST /global/users/verified', trialOver, 'Verified, trial.over', false),
  flag('POST /global/users/grandfathered', trialOver, 'Grandfathered, trial.over', true),
  flag('POST /global/users/edueligibilityoverride', trialOver, 'Edu override, trial.over', true),
  trial('POST /trial/admin/reset', 'Reset', /Not started/),
  trial('POST /trial/admin/expire', 'Expire', dayFromNow(0)),
  trial('POST /trial/admin/restart', 'Restart', dayFromNow(30)),
];
