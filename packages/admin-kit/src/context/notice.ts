import type { ApiError } from '@timemap/admin-api';
import type { AdminAction } from './events.ts';

/** `replaced`: by a newer change. null: nothing was sent. */
export type UndoOutcome = 'undone' | 'replaced' | ApiError | null;

export type Notice =
  | {
      readonly type: 'done';
      readonly action: AdminAction;
      readonly text: string;
      readonly undo: (() => Promise<UndoOutcome>) | null;
    }
  | {
      readonly type: 'failed';
      readonly action: AdminAction;
      readonly error: ApiError;
      /** The screen that would say it is gone. */
      readonly isUnseen?: boolean;
    }
  | { readonly type: 'ended'; readonly text: string; readonly tone: 'success' | 'danger' }
  | { readonly type: 'made' }
  | { readonly type: 'gone'; readonly label: string | undefined };
