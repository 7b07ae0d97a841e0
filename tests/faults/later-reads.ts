import type { Operation } from '@timemap/admin-api';

/** After a lost answer, only the server knows the result. Hidden data is read once it is shown. */
export const laterReads: Partial<Record<Operation, readonly Operation[]>> = {
  'POST /admin/lti/paywall/generate-code-batch': [],
  'GET /changepermissions': ['GET /viewprojectusers'],
  'POST /changepermissions': ['GET /viewprojectusers'],
  'POST /coupons': ['GET /coupons'],
  'PUT /coupons': ['GET /coupons'],
  'DELETE /coupons/{code}': ['GET /coupons'],
  'POST /createusergroup': ['GET /getprojectusergroups'],
  'POST /deleteproject': ['GET /organizations/{id}/projects'],
  'POST /deleteusergroup': ['GET /getprojectusergroups', 'GET /viewprojectusers'],
  'POST /enterprise': ['GET /enterprise'],
  'PUT /enterprise': ['GET /enterprise/{id}'],
  'POST /enterprise/whitelist/add': ['GET /enterprise/{id}/whitelist'],
  'POST /enterprise/whitelist/remove': ['GET /enterprise/{id}/whitelist'],
  'DELETE /enterprise/{id}': ['GET /enterprise/{id}'],
  'POST /global/projects/upgradedoverride': ['GET /global/projects'],
  'POST /global/users/display_name': ['GET /global/users/{id}'],
  'POST /global/users/edueligibilityoverride': ['GET /global/users/{id}'],
  'POST /global/users/email': ['GET /global/users/{id}'],
  'POST /global/users/global_admin': ['GET /global/users/{id}'],
  'POST /global/users/grandfathered': ['GET /global/users/{id}'],
  'POST /global/users/loginas': [],
  'POST /global/users/skip_lti_payments': ['GET /global/users/{id}'],
  'POST /global/users/verified': ['GET /global/users/{id}'],
  'POST /global/whitelist/add': ['GET /global/whitelist'],
  'POST /global/whitelist/remove': ['GET /global/whitelist'],
  'DELETE /licenses': ['GET /licenses/{orgId}'],
  'POST /licenses': ['GET /licenses/{orgId}'],
  'POST /licenses/toggle': ['GET /licenses/{orgId}'],
  'POST /modifyusergrouppermissions': ['GET /getprojectusergroups'],
  'POST /organizations/create': ['GET /organizations/admin/all'],
  'DELETE /organizations/{id}': ['GET /organizations/{id}'],
  'POST /organizations/{id}/lti': ['GET /organizations/{id}/lti'],
  'PUT /organizations/{id}/lti/disable': ['GET /organizations/{id}/lti'],
  'PUT /organizations/{id}/lti/enable': ['GET /organizations/{id}/lti'],
  'POST /organizations/{id}/projects': [],
  'POST /organizations/{id}/toggleadmin': ['GET /organizations/{id}/users'],
  'DELETE /organizations/{id}/users': ['GET /organizations/{id}/users'],
  'POST /organizations/{id}/users': ['GET /organizations/{id}/users'],
  'POST /projects/users': ['GET /viewprojectusers'],
  'DELETE /projects/users/id': ['GET /viewprojectusers'],
  'POST /suborganization/create': ['GET /organizations/{id}'],
  'PUT /support/status/{id}': ['GET /support/{id}'],
  'POST /trial/admin/expire': ['GET /global/users'],
  'POST /trial/admin/reset': ['GET /global/users'],
  'POST /trial/admin/restart': ['GET /global/users'],
};

const otherReadsAfterSuccess: Partial<Record<Operation, readonly Operation[]>> = {
  'POST /global/projects/upgradedoverride': [],
  'POST /global/users/edueligibilityoverride': [],
  'POST /global/users/grandfathered': [],
  'POST /global/users/verified': [],
  'PUT /coupons': [],
  'DELETE /enterprise/{id}': [],
  'DELETE /organizations/{id}': [],
  'PUT /support/status/{id}': [],
};

/** No read shows the result, so the screen says that the change may have been made. */
export const cannotTell: ReadonlySet<Operation> = new Set([
  'POST /admin/lti/paywall/generate-code-batch',
  'POST /global/users/loginas',
  'POST /organizations/{id}/projects',
]);

export function readsAfterSuccess(write: Operation): readonly Operation[] {
  return otherReadsAfterSuccess[write] ?? laterReads[write] ?? [];
}
