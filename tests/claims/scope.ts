/** Areas that are built: each of their claims is shown by a test or story, or stands below with the reason why not. */
export const builtAreas: ReadonlySet<string> = new Set([
  'login',
  'session',
  'licenses',
  'org-users',
  'org-create-delete',
  'lms-lti',
]);

/** Claims that no test or story shows, and why. */
export const notShown: Readonly<Record<string, string>> = {};
