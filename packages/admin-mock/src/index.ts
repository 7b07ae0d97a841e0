export { type AccountName, accountNames, accounts } from './accounts.ts';
export { createEmptyDb, type MockDb } from './db.ts';
export type { HoldOptions } from './held-answers.ts';
export { createMockServer, type MockServer, type MockServerOptions } from './mock-server.ts';
export type { Packet, PacketListener } from './packet-relay.ts';
export type { RecordedRequest } from './recorded-requests.ts';
export type {
  CodeBatchRow,
  CouponRow,
  DealRow,
  InstitutionRow,
  LicenseRow,
  OrganizationMemberRow,
  OrganizationRow,
  ProjectMemberRow,
  ProjectRow,
  RoleRow,
  TicketRow,
  UserRow,
} from './rows.ts';
export type { Scenario, ScenarioKind, ScenarioOptions, ScenarioTarget } from './scenarios.ts';
export { createSeed, type SeedName, seedNames } from './seed/create-seed.ts';
export { hostileText } from './seed/hostile-text.ts';
export { seedTime } from './seed/seed-time.ts';
export { smallInstitutions } from './seed/small/institutions.ts';
export { smallOrganizations } from './seed/small/organizations.ts';
export { smallProjects, smallRoles } from './seed/small/projects.ts';
export { smallTickets } from './seed/small/tickets.ts';
export { Table, type TableSnapshot } from './table.ts';
