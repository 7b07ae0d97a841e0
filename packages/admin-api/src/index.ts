export { ApiError, type ApiErrorKind } from './api-error.ts';
export { call } from './call.ts';
export { callUrl } from './call-url.ts';
export {
  type AdminClient,
  type AdminClientOptions,
  createAdminClient,
  type SessionInvalidEvent,
  type TokenRequest,
} from './client.ts';
export {
  type Decoder,
  entityDecoder,
  listDecoder,
  type OnUnreadable,
  type Schema,
  scalarDecoder,
} from './decode.ts';
export { directAudioUrl } from './dropbox.ts';
export {
  type AdminUser,
  adminUserSchema,
  decodeAdminUser,
  decodeAdminUsers,
  decodeSubscription,
} from './entities/admin-user.ts';
export { type Coupon, couponSchema, decodeCoupons } from './entities/coupon.ts';
export { type CurrentUser, currentUserSchema, decodeCurrentUser } from './entities/current-user.ts';
export {
  decodeActiveUserCount,
  decodeEnterpriseDeal,
  decodeEnterpriseDeals,
  type EnterpriseDeal,
  enterpriseDealSchema,
} from './entities/enterprise-deal.ts';
export { decodeLicense, type License, licenseSchema } from './entities/license.ts';
export {
  type CodeBatch,
  codeBatchSchema,
  decodeCodeBatches,
  decodeCodes,
  decodeLtiData,
  decodeLtiInstitutions,
  type LtiData,
  type LtiInstitution,
  ltiDataSchema,
  ltiInstitutionSchema,
} from './entities/lti.ts';
export { decodeMapPins, type MapPin, mapPinSchema } from './entities/map-pin.ts';
export {
  decodeOrganization,
  decodeOrganizations,
  type Organization,
  organizationSchema,
} from './entities/organization.ts';
export {
  decodeOrganizationUsers,
  type OrganizationUser,
  organizationUserSchema,
} from './entities/organization-user.ts';
export {
  decodeGlobalProjects,
  decodeOrganizationProjects,
  decodeUserProjects,
  type GlobalProject,
  globalProjectSchema,
  type OrganizationProject,
  organizationProjectSchema,
  type UserProject,
  userProjectSchema,
} from './entities/project.ts';
export { decodeProjectMembers, type ProjectMember, projectMemberSchema } from './entities/project-member.ts';
export { decodeRoles, isBuiltInRole, type Role, roleSchema } from './entities/role.ts';
export { decodeSessionId } from './entities/sign-in.ts';
export {
  decodeGeneralStats,
  decodeLtiInstitutionStats,
  decodeLtiStats,
  decodeProjectStats,
  type GeneralStats,
  generalStatsSchema,
  type LtiInstitutionStats,
  type LtiStats,
  ltiInstitutionStatsSchema,
  ltiStatsSchema,
  type ProjectStats,
  projectStatsSchema,
} from './entities/stats.ts';
export {
  decodeTicket,
  decodeTickets,
  type Ticket,
  type TicketCreator,
  ticketSchema,
  ticketStatus,
} from './entities/ticket.ts';
export {
  type DemographicResponses,
  decodeCustomerPageUrl,
  decodeDemographicResponses,
  decodeSsoInfo,
  demographicResponsesSchema,
  type SsoInfo,
  ssoInfoSchema,
} from './entities/user-answers.ts';
export { decodeWhitelist } from './entities/whitelist.ts';
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
export type { ProjectMetadataChanged, Realtime } from './realtime.ts';
export { createRealtimeSocket, type RealtimeSocketOptions } from './realtime-socket.ts';
export { alsoNamed } from './record.ts';
export { serverNow } from './server-clock.ts';
export { createSessionStore, type SessionStore, type SessionStoreOptions } from './session.ts';
export { formatLocal, type LocalFormat, parseServerTime, parseUtcTime } from './utc-date.ts';
