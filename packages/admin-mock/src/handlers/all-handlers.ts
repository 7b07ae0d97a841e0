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
import { projectMemberHandlers } from './project-members.ts';
import { roleHandlers } from './roles.ts';
import { sessionHandlers } from './session.ts';
import { statsHandlers } from './stats.ts';
import { ticketHandlers } from './tickets.ts';
import { trialHandlers } from './trials.ts';
import { userDetailHandlers } from './user-details.ts';
import { userHandlers } from './users.ts';
import { whitelistHandlers } from './whitelist.ts';

export const allHandlers = {
  ...sessionHandlers,
  ...statsHandlers,
  ...organizationHandlers,
  ...licenseHandlers,
  ...organizationUserHandlers,
  ...organizationProjectHandlers,
  ...globalProjectHandlers,
  ...projectMemberHandlers,
  ...roleHandlers,
  ...userHandlers,
  ...userDetailHandlers,
  ...trialHandlers,
  ...ticketHandlers,
  ...whitelistHandlers,
  ...enterpriseDealHandlers,
  ...couponHandlers,
  ...ltiHandlers,
  ...codeBatchHandlers,
} satisfies Required<Handlers>;
