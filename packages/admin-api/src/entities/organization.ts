import { object, pipe, rawTransform, safeParse, unknown } from 'valibot';
import { type Decoder, entityDecoder, listDecoder, type Schema } from '../decode.ts';
import { flag, integer, optionalInteger, text } from '../fields.ts';

/** An organization and all organizations below it. @spec A §3, B §3 */
export interface Organization {
  id: number;
  name: string;
  /** The id of the parent organization, 0 for a root. The top of a member's own tree can be below a root. */
  parentId: number;
  /** Sub-organizations, in the server's order; empty if the server sends none. */
  children: Organization[];
  /** The server's flag for the current user. Global admins are admins regardless. */
  isLocalAdmin: boolean;
}

const node = object({ id: integer, name: text, parent_id: optionalInteger, localUserIsAdmin: flag });

interface Pending {
  value: unknown;
  parentId: number;
  siblings: Organization[];
}

function childrenOf(value: unknown): unknown[] {
  const children = typeof value === 'object' && value !== null && 'children' in value ? value.children : null;
  return Array.isArray(children) ? children : [];
}

/**
 * Reads a tree of any depth. Iterative, because recursion would overflow the stack on trees that JSON.parse accepts.
 */
export const organizationSchema: Schema<Organization> = pipe(
  unknown(),
  rawTransform(({ dataset, addIssue, NEVER }) => {
    const top: Organization[] = [];
    const pending: Pending[] = [{ value: dataset.value, parentId: 0, siblings: top }];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const { success, output } = safeParse(node, next.value);
      if (!success) {
        addIssue();
        return NEVER;
      }
      const { id, name, parent_id, localUserIsAdmin } = output;
      const children: Organization[] = [];
      next.siblings.push({
        id,
        name,
        parentId: parent_id ?? next.parentId,
        children,
        isLocalAdmin: localUserIsAdmin,
      });
      const below = childrenOf(next.value);
      for (let i = below.length - 1; i >= 0; i--)
        pending.push({ value: below[i], parentId: id, siblings: children });
    }
    return top[0] as Organization;
  }),
);

/** @operation GET /organizations/{id} */
export const decodeOrganization: Decoder<Organization> = entityDecoder('organization', organizationSchema);

/** @operation GET /organizations, GET /organizations/admin/all */
export const decodeOrganizations: Decoder<Organization[]> = listDecoder(
  'organizations',
  organizationSchema,
  'whole',
);
