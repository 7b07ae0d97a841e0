export { ApiError, type ApiErrorKind } from './api-error.ts';
export { call } from './call.ts';
export {
  type AdminClient,
  type AdminClientOptions,
  createAdminClient,
  type SessionInvalidEvent,
} from './client.ts';
export {
  type CurrentUser,
  currentUserSchema,
  readCurrentUser,
  STATUS_GLOBAL_ADMIN,
  STATUS_VERIFIED,
} from './entities/current-user.ts';
export { type License, licenseSchema, readLicenses } from './entities/license.ts';
export {
  type Organization,
  organizationSchema,
  readOrganization,
  readOrganizations,
} from './entities/organization.ts';
export { count, flag, integer, mask, optionalInteger, optionalText, text } from './fields.ts';
export { type CallAnswer, type CallInput, isFormEncoded, isWrite, type Operation } from './operations.ts';
export { hasBit, withBit } from './permission-bits.ts';
export { type Reader, readEntity, readList, readScalar, type Schema } from './read.ts';
export { createSessionStore, type SessionStore, type SessionStoreOptions } from './session.ts';
