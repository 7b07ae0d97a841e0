export const builtAreas: ReadonlySet<string> = new Set([
  'constants',
  'coupons',
  'enterprise',
  'errors',
  'global-home',
  'licenses',
  'lms-lti',
  'login',
  'members-roles',
  'org-create-delete',
  'org-projects',
  'org-users',
  'organizations',
  'permissions',
  'project-create-map',
  'project-info-modal',
  'projects',
  'session',
  'shell',
  'stats',
  'threats',
  'tickets',
  'user-detail',
  'users',
  'whitelist',
]);

const demoContent = 'demo content of the template: nothing of it is built, so there is nothing to show';

export const notShown: Readonly<Record<string, string>> = {
  'A-5.02': demoContent,
  'A-9.09': demoContent,
  'B-2.107': demoContent,
  'B-2.108': demoContent,
  'B-9.14': demoContent,
  'B-9.08': 'the specification names the offset and does not say what it is for',
};
