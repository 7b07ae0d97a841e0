import type { ApiError } from '@timemap/admin-api';
import type { AdminAction, UndoOutcome } from './events.ts';

export type Notice =
  | {
      readonly type: 'done';
      readonly action: AdminAction;
      readonly text: string;
      /** The actions that it takes back, if they are several. */
      readonly parts?: readonly AdminAction[];
      readonly undo: (() => Promise<UndoOutcome>) | null;
    }
  | {
      readonly type: 'failed';
      readonly action: AdminAction;
      readonly error: ApiError;
      /** The screen that would say it is gone. */
      readonly isUnseen?: boolean;
    }
  | {
      readonly type: 'ended';
      readonly text: string;
      readonly tone: 'success' | 'danger';
      /** What ended: it says nothing true once this is done again. */
      readonly action?: AdminAction;
    }
  | { readonly type: 'made' }
  | { readonly type: 'gone'; readonly label: string | undefined };
