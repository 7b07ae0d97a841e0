import type {
  AdminUser,
  CodeBatch,
  Coupon,
  DemographicResponses,
  EnterpriseDeal,
  GeneralStats,
  GlobalProject,
  License,
  LtiData,
  LtiInstitution,
  LtiInstitutionStats,
  LtiStats,
  MapPin,
  Organization,
  OrganizationProject,
  OrganizationUser,
  ProjectMember,
  ProjectStats,
  Role,
  SsoInfo,
  Ticket,
  UserProject,
} from '@timemap/admin-api';

/** What the cache holds for each call, so that two screens cannot keep two shapes under one key. */
export interface Loaded {
  'GET /admin/lti/paywall/code-batches/{institutionid}': CodeBatch[];
  'GET /admin/lti/paywall/code-batches/codes/{batchid}': string[];
  'GET /admin/stats/general': GeneralStats;
  'GET /admin/stats/lti': LtiStats;
  'GET /admin/stats/lti-by-institution': LtiInstitutionStats[];
  'GET /admin/stats/project': ProjectStats;
  'GET /coupons': Coupon[];
  'GET /enterprise': EnterpriseDeal[];
  'GET /enterprise/{id}': EnterpriseDeal;
  'GET /enterprise/{id}/rtau': number | null;
  'GET /enterprise/{id}/whitelist': string[];
  'GET /getprojectusergroups': Role[];
  'GET /global/projects': GlobalProject[];
  'GET /global/projects/user/{id}': UserProject[];
  'GET /global/users': AdminUser[];
  'GET /global/users/{id}': AdminUser;
  'GET /global/users/customerpage/{id}': string;
  /** null: no answers yet. @spec B §8 */
  'GET /global/users/questions/{id}': DemographicResponses | null;
  'GET /global/users/sso/{id}': SsoInfo;
  /** null: the server has no such call. @spec B §7 */
  'GET /global/users/subscribed/{id}': boolean | null;
  'GET /global/users/tickets/{id}': Ticket[];
  'GET /global/whitelist': string[];
  'GET /licenses/{orgId}': License | null;
  'GET /organizations': Organization[];
  'GET /organizations/admin/all': Organization[];
  'GET /organizations/{id}': Organization;
  /** null: the organization has no institution. @spec B §8 */
  'GET /organizations/{id}/lti': LtiData | null;
  'GET /organizations/{id}/projects': OrganizationProject[];
  'GET /organizations/{id}/users': OrganizationUser[];
  'GET /organizations/lti': LtiInstitution[];
  'GET /projects/mapdata': MapPin[];
  'GET /support/': Ticket[];
  'GET /support/{id}': Ticket;
  'GET /support/resolved': Ticket[];
  'GET /support/unresolved': Ticket[];
  'GET /viewprojectusers': ProjectMember[];
}
