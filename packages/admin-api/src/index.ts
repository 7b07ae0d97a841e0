export { ApiError, type ApiErrorKind } from './api-error.ts';
export { call } from './call.ts';
export { callUrl } from './call-url.ts';
export {
  type AdminClient,
  type AdminClientOptions,
  createAdminClient,
  type SessionInvalidEvent,
} from './client.ts';
export { directAudioUrl } from './dropbox.ts';
export {
  type AdminUser,
  adminUserSchema,
  readAdminUser,
  readAdminUsers,
  readSubscription,
} from './entities/admin-user.ts';
export { type Coupon, couponSchema, readCoupons } from './entities/coupon.ts';
export { type CurrentUser, currentUserSchema, readCurrentUser } from './entities/current-user.ts';
export {
  type EnterpriseDeal,
  enterpriseDealSchema,
  type LtiInstitution,
  ltiInstitutionSchema,
  readActiveUserCount,
  readEnterpriseDeal,
  readEnterpriseDeals,
  readLtiInstitutions,
} from './entities/enterprise-deal.ts';
export { type License, licenseSchema, readLicense } from './entities/license.ts';
export {
  type CodeBatch,
  codeBatchSchema,
  type LtiData,
  ltiDataSchema,
  readCodeBatches,
  readCodes,
  readLtiData,
} from './entities/lti.ts';
export { type MapPin, mapPinSchema, readMapPins } from './entities/map-pin.ts';
export {
  type Organization,
  organizationSchema,
  readOrganization,
  readOrganizations,
} from './entities/organization.ts';
export {
  type OrganizationUser,
  organizationUserSchema,
  readOrganizationUsers,
} from './entities/organization-user.ts';
export {
  type GlobalProject,
  globalProjectSchema,
  type OrganizationProject,
  organizationProjectSchema,
  readGlobalProjects,
  readOrganizationProjects,
  readUserProjects,
  type UserProject,
  userProjectSchema,
} from './entities/project.ts';
export { type ProjectMember, projectMemberSchema, readProjectMembers } from './entities/project-member.ts';
export { isBuiltInRole, type Role, readRoles, roleSchema } from './entities/role.ts';
export { readSessionId } from './entities/sign-in.ts';
export {
  type GeneralStats,
  generalStatsSchema,
  type LtiInstitutionStats,
  type LtiStats,
  ltiInstitutionStatsSchema,
  ltiStatsSchema,
  type ProjectStats,
  projectStatsSchema,
  readGeneralStats,
  readLtiInstitutionStats,
  readLtiStats,
  readProjectStats,
} from './entities/stats.ts';
export {
  readTicket,
  readTickets,
  type Ticket,
  type TicketCreator,
  ticketSchema,
  ticketStatus,
} from './entities/ticket.ts';
export {
  type DemographicResponses,
  demographicResponsesSchema,
  readCustomerPageUrl,
  readDemographicResponses,
  readSsoInfo,
  type SsoInfo,
  ssoInfoSchema,
} from './entities/user-answers.ts';
export { readWhitelist } from './entities/whitelist.ts';
export {
  count,
  decimal,
  filledText,
  flag,
  integer,
  mask,
  optionalDecimal,
  optionalFlag,
  optionalInteger,
  optionalText,
  strictFlag,
  text,
  time,
} from './fields.ts';
export { type MapNode, mapNodeSchema, mapNodeType, type RelatedNode, sortRelated } from './map-node.ts';
export { type CallAnswer, type CallInput, isFormEncoded, isWrite, type Operation } from './operations.ts';
export { hasBit, STATUS_GLOBAL_ADMIN, STATUS_VERIFIED, withBit } from './permission-bits.ts';
export {
  globalPanelPermissions,
  type Permission,
  permissionPresets,
  projectInfoPermissions,
  projectPermissionBits,
} from './permission-tables.ts';
export { type OnUnreadable, type Reader, readEntity, readList, readScalar, type Schema } from './read.ts';
export type { ProjectMetadataChanged, Realtime } from './realtime.ts';
export { createRealtimeSocket, type RealtimeSocketOptions } from './realtime-socket.ts';
export { alsoNamed } from './record.ts';
export { serverNow } from './server-clock.ts';
export { createSessionStore, type SessionStore, type SessionStoreOptions } from './session.ts';
export { formatLocal, type LocalFormat, parseServerTime, parseUtcTime } from './utc-date.ts';
