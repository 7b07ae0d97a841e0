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

/** The data of the stand-in server: plain tables that a test may read and change between two requests. */
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

/** An empty database. Role ids start at 2, because lower ones are built in. */
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

export function removeWhere<Row>(rows: Row[], matches: (row: Row) => boolean): number {
  let kept = 0;
  for (const row of rows) if (!matches(row)) rows[kept++] = row;
  const removed = rows.length - kept;
  rows.length = kept;
  return removed;
}
