import { useMessages } from '@timemap/admin-kit';
import { Button } from '@timemap/admin-kit/ui/button';
import { Dialog } from '@timemap/admin-kit/ui/dialog';
import { TextField } from '@timemap/admin-kit/ui/field';
import { useState } from 'react';
import { KeepChoice } from '../session/keep-choice.tsx';
import { tidyName } from '../session/kept-list.ts';
import { fullReason, viewNameProblem } from './change-views.ts';
import { viewMessages } from './messages.ts';
import { MAX_NAME_LENGTH, type SavedView } from './saved-views.ts';

interface SaveViewDialogProps {
  views: readonly SavedView[];
  hasFailed: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}

export function SaveViewDialog({ views, hasFailed, onSave, onClose }: SaveViewDialogProps) {
  const words = useMessages(viewMessages);
  const [name, setName] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const problem = viewNameProblem(words, views, name);
  return (
    <Dialog
      isOpen
      size="small"
      title={words.saveTitle}
      description={words.saveHint}
      onClose={onClose}
      onSubmit={() => {
        setWasSent(true);
        if (problem === null) onSave(tidyName(name));
      }}
      error={wasSent && hasFailed && (fullReason(words, views) ?? words.notKept)}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary">
            {words.save}
          </Button>
        </>
      }
    >
      <TextField
        label={words.name}
        value={name}
        onValueChange={setName}
        error={wasSent && problem}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
      />
      <KeepChoice of="views" />
    </Dialog>
  );
}
