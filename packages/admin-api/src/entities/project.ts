import { object, pipe, transform } from 'valibot';
import { type Decoder, listDecoder, type Schema } from '../decode.ts';
import { flag, integer, text, time } from '../fields.ts';
import { alsoNamed } from '../record.ts';

/** A project of an organization. @spec A §3, B §3 */
export interface OrganizationProject {
  id: number;
  name: string;
  description: string;
}

/** A project as global administrators see it. @spec B §3 */
export interface GlobalProject extends OrganizationProject {
  createdAt: number | null;
  hasUpgradedOverride: boolean;
}

/** A project in the list of a user. @spec A §3 */
export interface UserProject {
  id: number;
  name: string;
}

// Document A calls a project's id pid, document B id, 'also used as pid'.
const names = { pid: 'id' };

export const organizationProjectSchema: Schema<OrganizationProject> = pipe(
  alsoNamed(names),
  object({ id: integer, name: text, description: text }),
);

export const globalProjectSchema: Schema<GlobalProject> = pipe(
  alsoNamed(names),
  object({ id: integer, name: text, description: text, creation: time, upgradedOverride: flag }),
  transform(({ id, name, description, creation, upgradedOverride }) => ({
    id,
    name,
    description,
    createdAt: creation,
    hasUpgradedOverride: upgradedOverride,
  })),
);

export const userProjectSchema: Schema<UserProject> = pipe(
  alsoNamed(names),
  object({ id: integer, name: text }),
);

/** @operation GET /organizations/{id}/projects */
export const decodeOrganizationProjects: Decoder<OrganizationProject[]> = listDecoder(
  'projects',
  organizationProjectSchema,
);

/** @operation GET /global/projects */
export const decodeGlobalProjects: Decoder<GlobalProject[]> = listDecoder('projects', globalProjectSchema);

/** @operation GET /global/projects/user/{id} */
export const decodeUserProjects: Decoder<UserProject[]> = listDecoder('projects', userProjectSchema);
