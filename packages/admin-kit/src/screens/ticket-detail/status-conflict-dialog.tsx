import type { Ticket } from '@timemap/admin-api';
import type { SaveConflict } from '../../data/use-optimistic-save.ts';
import { useMessages } from '../../messages/messages.ts';
import ConflictDialog from '../../parts/conflict-dialog.tsx';
import type { StatusChange } from '../tickets/without-screen.ts';
import { useStatusWord } from '../tickets/without-screen.ts';
import { ticketDetailMessages } from './messages.ts';
import { ticketToolsMessages } from './tools-messages.ts';

interface StatusConflictDialogProps {
  conflict: SaveConflict<Ticket, StatusChange>;
}

export function StatusConflictDialog({ conflict }: StatusConflictDialogProps) {
  const ticketWords = useMessages(ticketDetailMessages);
  const words = useMessages(ticketToolsMessages);
  const wordOf = useStatusWord();
  const { theirs, change, decide, cancel } = conflict;
  return (
    <ConflictDialog
      title={words.conflictTitle}
      description={words.conflictDescription({ ticket: String(theirs.id) })}
      fields={[
        {
          field: 'status',
          label: ticketWords.status,
          theirs: wordOf(theirs.status),
          yours: wordOf(change.status),
        },
      ]}
      submitLabel={words.save}
      onDecide={(own) => decide(own.has('status') ? change : null)}
      onClose={cancel}
    />
  );
}
