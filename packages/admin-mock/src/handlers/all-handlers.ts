import type { Operation } from '@timemap/admin-api';
import { codeBatchHandlers } from './code-batches.ts';
import { couponHandlers } from './coupons.ts';
import { enterpriseDealHandlers } from './enterprise-deals.ts';
import { globalProjectHandlers } from './global-projects.ts';
import type { Handlers } from './handler.ts';
import { licenseHandlers } from './licenses.ts';
import { ltiHandlers } from './lti.ts';
import { organizationProjectHandlers } from './organization-projects.ts';
import { organizationUserHandlers } from './organization-users.ts';
import { organizationHandlers } from './organizations.ts';
import { projectUserHandlers } from './project-users.ts';
import { sessionHandlers } from './session.ts';
import { statisticsHandlers } from './statistics.ts';
import { supportHandlers } from './support.ts';
import { trialHandlers } from './trials.ts';
import { userDetailHandlers } from './user-details.ts';
import { userGroupHandlers } from './user-groups.ts';
import { userHandlers } from './users.ts';
import { whitelistHandlers } from './whitelist.ts';

export const allHandlers = {
  ...sessionHandlers,
  ...statisticsHandlers,
  ...organizationHandlers,
  ...licenseHandlers,
  ...organizationUserHandlers,
  ...organizationProjectHandlers,
  ...globalProjectHandlers,
  ...projectUserHandlers,
  ...userGroupHandlers,
  ...userHandlers,
  ...userDetailHandlers,
  ...trialHandlers,
  ...supportHandlers,
  ...whitelistHandlers,
  ...enterpriseDealHandlers,
  ...couponHandlers,
  ...ltiHandlers,
  ...codeBatchHandlers,
} satisfies Handlers<Operation>;
