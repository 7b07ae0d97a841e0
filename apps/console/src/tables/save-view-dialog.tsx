import { Button } from '@timemap/admin-kit/ui/button';
import { Dialog } from '@timemap/admin-kit/ui/dialog';
import { TextField } from '@timemap/admin-kit/ui/field';
import { useState } from 'react';
import { KeepChoice } from '../session/keep-choice.tsx';
import { nameProblem } from './change-views.ts';
import { MAX_NAME_LENGTH, type SavedView, tidyName } from './saved-views.ts';
import { NOT_KEPT } from './use-saved-views.ts';

interface SaveViewDialogProps {
  views: readonly SavedView[];
  /** The browser did not keep it. */
  hasFailed: boolean;
  onSave: (name: string) => void;
  onClose: () => void;
}

export function SaveViewDialog({ views, hasFailed, onSave, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('');
  const [wasSent, setWasSent] = useState(false);
  const problem = nameProblem(views, name);
  return (
    <Dialog
      isOpen
      size="small"
      title="Save this view"
      description="Filter, order, columns and page size as they are now, for you, in this browser. To share what you see, send the address of the page."
      onClose={onClose}
      onSubmit={() => {
        setWasSent(true);
        if (problem === null) onSave(tidyName(name));
      }}
      error={wasSent && hasFailed && NOT_KEPT}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </>
      }
    >
      <TextField
        label="Name"
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
