import type {
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
import { Table } from './table.ts';

/** Everything the stand-in server knows: plain tables a test may read and change between two requests. */
export interface MockDb {
  users: Table<UserRow>;
  organizations: Table<OrganizationRow>;
  organizationMembers: OrganizationMemberRow[];
  licenses: Table<LicenseRow>;
  projects: Table<ProjectRow>;
  projectMembers: ProjectMemberRow[];
  roles: Table<RoleRow>;
  tickets: Table<TicketRow>;
  whitelist: string[];
  deals: Table<DealRow>;
  coupons: Table<CouponRow>;
  institutions: Table<InstitutionRow>;
  codeBatches: Table<CodeBatchRow>;
  /** Session id -> user id. */
  sessions: Map<string, number>;
}

/** A database without a row. Role ids start at 2: those below are built in. */
export function createEmptyDb(): MockDb {
  return {
    users: new Table(),
    organizations: new Table(),
    organizationMembers: [],
    licenses: new Table(),
    projects: new Table(),
    projectMembers: [],
    roles: Table.from<RoleRow>({ nextId: 2, rows: [] }),
    tickets: new Table(),
    whitelist: [],
    deals: new Table(),
    coupons: new Table(),
    institutions: new Table(),
    codeBatches: new Table(),
    sessions: new Map(),
  };
}

/** Takes every matching row out of a list, in place; says how many there were. */
export function removeWhere<Row>(rows: Row[], matches: (row: Row) => boolean): number {
  let kept = 0;
  for (const row of rows) if (!matches(row)) rows[kept++] = row;
  const removed = rows.length - kept;
  rows.length = kept;
  return removed;
}
