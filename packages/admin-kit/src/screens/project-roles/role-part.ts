import type { Role } from '@timemap/admin-api';
import type { ComponentType } from 'react';
import type { BitChanges } from './permission-mask.ts';

/** What a part beside the checklist is given of the selected role. */
export interface RolePartProps {
  role: Role;
  /** Why the role's permissions cannot be changed. */
  disabledReason: string | undefined;
  onPermissionsChange: (changes: BitChanges) => void;
}

/** What one document's editor has around the checklist that both have. */
export interface RoleParts {
  readonly Before: ComponentType<RolePartProps>;
  readonly After: ComponentType<RolePartProps>;
}
