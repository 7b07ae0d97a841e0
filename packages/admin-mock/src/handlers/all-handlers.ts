import type { Operation } from '@timemap/admin-api';
import type { Handlers } from './handler.ts';
import { licenseHandlers } from './licenses.ts';
import { organizationHandlers } from './organizations.ts';
import { sessionHandlers } from './session.ts';

/** One handler for each operation of the contract: one that is missing does not compile. */
export const allHandlers = {
  ...sessionHandlers,
  ...organizationHandlers,
  ...licenseHandlers,
} as Handlers<Operation>;
