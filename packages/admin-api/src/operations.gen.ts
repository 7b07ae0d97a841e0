// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Call, CallVariant } from './operation-shape.ts';
import type { operations } from './schema.gen.ts';

/** Every call of the contract: what it sends and what it answers. A union where the documents differ. */
export interface Operations {
  'POST /login': Call<operations['signIn']>;
  'GET /userinfo': Call<operations['getCurrentUser']>;
  'GET /admin/stats/general': Call<operations['getGeneralStats']>;
  'GET /admin/stats/project': Call<operations['getProjectStats']>;
  'GET /admin/stats/lti': Call<operations['getLtiStats']>;
  'GET /admin/stats/lti-by-institution': Call<operations['getLtiStatsByInstitution']>;
  'GET /organizations': Call<operations['listOwnOrganizations']>;
  'GET /organizations/admin/all': Call<operations['listAllOrganizations']>;
  'POST /organizations/create': Call<operations['createRootOrganization']>;
  'POST /suborganization/create': Call<operations['createSubOrganization']>;
  'GET /organizations/{id}': Call<operations['getOrganization']>;
  'DELETE /organizations/{id}': Call<operations['deleteOrganization']>;
  'GET /licenses/{orgId}': Call<operations['listLicenses']>;
  'POST /licenses': Call<operations['createLicense']>;
  'DELETE /licenses': Call<operations['revokeLicense']>;
  'POST /licenses/toggle': Call<operations['toggleLicense']>;
  'GET /organizations/{id}/users': Call<operations['listOrganizationUsers']>;
  'POST /organizations/{id}/users': Call<operations['addOrganizationUser']>;
  'DELETE /organizations/{id}/users':
    CallVariant<operations['removeOrganizationUser'], never, 'id' | 'userid' | 'removeFromEntireOrgTree'>;
  'POST /organizations/{id}/toggleadmin': Call<operations['toggleOrganizationAdmin']>;
  'GET /organizations/{id}/projects': Call<operations['listOrganizationProjects']>;
  'POST /organizations/{id}/projects': Call<operations['createProject']>;
  'POST /deleteproject': Call<operations['deleteProject']>;
  'GET /projects/mapdata': Call<operations['getMapData']>;
  'GET /global/projects': Call<operations['listAllProjects']>;
  'POST /global/projects/upgradedoverride': Call<operations['setProjectUpgradedOverride']>;
  'GET /global/projects/user/{id}': Call<operations['listProjectsOfUser']>;
  'GET /viewprojectusers': Call<operations['listProjectUsers']>;
  'GET /getprojectusergroups': Call<operations['listUserGroups']>;
  'POST /projects/users': Call<operations['addProjectUser']>;
  'DELETE /projects/users/id': Call<operations['removeProjectUser']>;
  'GET /changepermissions': Call<operations['removeProjectUserByGet']>;
  'POST /changepermissions':
    | CallVariant<operations['changeProjectUserGroup'], 'pid' | 'uid' | 'groupID', never>
    | CallVariant<operations['changeProjectUserGroup'], never, 'projectid' | 'userid' | 'access_role'>;
  'POST /createusergroup':
    | CallVariant<operations['createUserGroup'], 'pid' | 'name' | 'perm', never, { perm: 'read' }>
    | CallVariant<operations['createUserGroup'], 'pid' | 'name' | 'perm', never, { perm: 'projectaccess' }>;
  'POST /deleteusergroup': Call<operations['deleteUserGroup']>;
  'POST /modifyusergrouppermissions': Call<operations['setUserGroupPermissions']>;
  'GET /global/users': Call<operations['listUsers']>;
  'GET /global/users/{id}': Call<operations['getUser']>;
  'GET /global/users/subscribed/{id}': Call<operations['getUserSubscription']>;
  'GET /global/users/questions/{id}': Call<operations['getUserQuestions']>;
  'GET /global/users/sso/{id}': Call<operations['getUserSso']>;
  'GET /global/users/tickets/{id}': Call<operations['listTicketsOfUser']>;
  'GET /global/users/customerpage/{id}': Call<operations['getUserCustomerPage']>;
  'POST /global/users/verified': Call<operations['setUserVerified']>;
  'POST /global/users/grandfathered': Call<operations['setUserGrandfathered']>;
  'POST /global/users/edueligibilityoverride': Call<operations['setUserEduEligibilityOverride']>;
  'POST /global/users/global_admin': Call<operations['setUserGlobalAdmin']>;
  'POST /global/users/skip_lti_payments': Call<operations['setUserSkipLtiPayments']>;
  'POST /global/users/email': Call<operations['setUserEmail']>;
  'POST /global/users/display_name': Call<operations['setUserDisplayName']>;
  'POST /global/users/loginas': Call<operations['signInAsUser']>;
  'POST /trial/admin/reset': Call<operations['resetTrial']>;
  'POST /trial/admin/expire': Call<operations['expireTrial']>;
  'POST /trial/admin/restart': Call<operations['restartTrial']>;
  'GET /support/': Call<operations['listTickets']>;
  'GET /support/unresolved': Call<operations['listUnresolvedTickets']>;
  'GET /support/resolved': Call<operations['listResolvedTickets']>;
  'GET /support/{id}': Call<operations['getTicket']>;
  'PUT /support/status/{id}': Call<operations['setTicketStatus']>;
  'GET /global/whitelist': Call<operations['getWhitelist']>;
  'POST /global/whitelist/add': Call<operations['addWhitelistEntry']>;
  'POST /global/whitelist/remove': Call<operations['removeWhitelistEntry']>;
  'GET /enterprise': Call<operations['listEnterpriseDeals']>;
  'POST /enterprise': Call<operations['createEnterpriseDeal']>;
  'PUT /enterprise': Call<operations['updateEnterpriseDeal']>;
  'GET /enterprise/{id}': Call<operations['getEnterpriseDeal']>;
  'DELETE /enterprise/{id}': Call<operations['deleteEnterpriseDeal']>;
  'GET /enterprise/{id}/whitelist': Call<operations['getEnterpriseDealWhitelist']>;
  'GET /enterprise/{id}/rtau': Call<operations['getEnterpriseDealActiveUserCount']>;
  'POST /enterprise/whitelist/add': Call<operations['addEnterpriseDealWhitelistEntry']>;
  'POST /enterprise/whitelist/remove': Call<operations['removeEnterpriseDealWhitelistEntry']>;
  'GET /coupons': Call<operations['listCoupons']>;
  'POST /coupons': Call<operations['createCoupon']>;
  'PUT /coupons': Call<operations['updateCoupon']>;
  'DELETE /coupons/{code}': Call<operations['deleteCoupon']>;
  'GET /organizations/lti': Call<operations['listLtiInstitutions']>;
  'GET /organizations/{id}/lti': Call<operations['getLtiData']>;
  'POST /organizations/{id}/lti': Call<operations['createLtiData']>;
  'PUT /organizations/{id}/lti/enable': Call<operations['enableLti']>;
  'PUT /organizations/{id}/lti/disable': Call<operations['disableLti']>;
  'GET /admin/lti/paywall/code-batches/{institutionid}': Call<operations['listCodeBatches']>;
  'GET /admin/lti/paywall/code-batches/codes/{batchid}': Call<operations['listBatchCodes']>;
  'POST /admin/lti/paywall/generate-code-batch': Call<operations['generateCodeBatch']>;
}

/** Calls whose body is application/x-www-form-urlencoded; every other body is JSON. */
export const formOperations: ReadonlySet<keyof Operations> = /* @__PURE__ */ new Set<keyof Operations>([
  'POST /login',
  'POST /organizations/create',
  'POST /suborganization/create',
  'POST /licenses',
  'DELETE /licenses',
  'POST /licenses/toggle',
  'POST /organizations/{id}/users',
  'DELETE /organizations/{id}/users',
  'POST /organizations/{id}/toggleadmin',
  'POST /projects/users',
  'DELETE /projects/users/id',
]);

/** GETs that change something: never retried, prefetched or fired twice. */
export const writingGets: ReadonlySet<keyof Operations> = /* @__PURE__ */ new Set<keyof Operations>([
  'GET /changepermissions',
]);
