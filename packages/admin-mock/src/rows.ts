/** ISO 8601 in UTC, with seconds: `2026-06-01T12:00:00Z`. */
export type Instant = string;

export interface Demographics {
  affiliation: string;
  role: string;
  country: string;
  state: string;
}

export interface UserRow {
  id: number;
  username: string;
  displayName: string;
  email: string;
  password: string;
  /** Bit mask: 1 is email verified, 128 global admin; other bits are kept. */
  status: number;
  isSubscribed: boolean;
  isEduEligibilityOverridden: boolean;
  isGrandfathered: boolean;
  skipsLtiPayments: boolean;
  /** `null` before a trial was started. */
  trialExpiresAt: Instant | null;
  createdAt: Instant;
  googleUserId: string | null;
  institutionId: number | null;
  demographics: Demographics | null;
}

export interface OrganizationRow {
  id: number;
  name: string;
  /** 0 for a root organization. */
  parentId: number;
}

export interface OrganizationMemberRow {
  organizationId: number;
  userId: number;
  isAdmin: boolean;
}

export interface LicenseRow {
  id: number;
  organizationId: number;
  seatsRegistered: number;
  seatsAllowed: number;
  /** 0 is disabled, anything else enabled. */
  status: number;
}

export interface ContentCounts {
  folders: number;
  timelines: number;
  timelinesInFolders: number;
  nodes: number;
  nodeWords: number;
  events: number;
  eras: number;
  tags: number;
  connections: number;
  connectionWords: number;
}

export interface MapPin {
  title: string;
  x: number;
  y: number;
}

export interface ProjectRow {
  id: number;
  name: string;
  description: string;
  createdAt: Instant;
  isUpgradedOverride: boolean;
  organizationId: number | null;
  data: unknown;
  pins: MapPin[];
  counts: ContentCounts;
}

export interface ProjectMemberRow {
  projectId: number;
  userId: number;
  roleId: number;
}

export interface RoleRow {
  id: number;
  projectId: number;
  name: string;
  permissions: number;
}

export interface TicketRow {
  id: number;
  message: string;
  /** Should be JSON, but a client can send anything. */
  state: string;
  creatorId: number;
  contactEmail: string;
  createdAt: Instant;
  /** 0 unresolved, 1 in progress, 2 resolved. */
  status: 0 | 1 | 2;
}

export interface DealRow {
  id: number;
  name: string;
  createdAt: Instant;
  periodDays: number;
  softLimit: number;
  hardLimit: number;
  institutionId: number | null;
  whitelist: string[];
  /** Rolling total of active users; `null` while it is unknown. */
  activeUserCount: number | null;
}

export interface CouponRow {
  id: number;
  code: string;
  value: number;
  isPercentage: boolean;
  /** 0: forever. */
  months: number;
  uses: number;
  /** 0: unlimited. */
  maxUses: number;
  isForUsers: boolean;
  isForProjects: boolean;
  createdAt: Instant;
}

export interface InstitutionRow {
  id: number;
  organizationId: number;
  name: string;
  paywallCodeMessage: string;
  isSoldBySemester: boolean;
  instanceGuid: string;
  consumerKey: string;
  sharedSecret: string;
  isEnabled: boolean;
}

export interface CodeBatchRow {
  id: number;
  institutionId: number;
  name: string;
  used: number;
  createdAt: Instant;
  codes: string[];
}
