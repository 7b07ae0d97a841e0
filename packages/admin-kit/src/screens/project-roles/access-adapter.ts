import type { AdminClient, Operation, Permission } from '@timemap/admin-api';
import type { MessageCatalogue } from '../../messages/define-messages.ts';
import type { ProjectAccessWords } from './messages.ts';

/** The project whose members and roles are shown; `name` is what dialogs call it. */
export interface AccessProject {
  readonly id: number;
  readonly name: string;
}

interface OfMember {
  readonly projectId: number;
  readonly memberId: number;
}

/**
 * What differs between the documents where they show the same members and roles: three calls, the words, the permission
 * bits, and what is shown to those who may change nothing.
 */
export interface ProjectAccessAdapter {
  readonly messages: MessageCatalogue<ProjectAccessWords>;
  /** The checklist, in order. Bits that are not in it are kept. */
  readonly permissions: readonly Permission[];
  readonly removeOperation: Operation;
  removeMember(client: AdminClient, input: OfMember): Promise<void>;
  /** Role 0 is a role like any other. */
  changeRole(client: AdminClient, input: OfMember & { readonly roleId: number }): Promise<void>;
  createRole(
    client: AdminClient,
    input: { readonly projectId: number; readonly name: string },
  ): Promise<void>;
  /** Adding, creating and deleting are left out for those who may not, instead of shown with the reason. */
  readonly leavesOutRefused: boolean;
  /** The specification gives a failed load of the members no message. */
  readonly isMemberLoadSilent: boolean;
}
