import { useMessages } from '@timemap/admin-kit';
import { Button } from '@timemap/admin-kit/ui/button';
import { TextField } from '@timemap/admin-kit/ui/field';
import { useEffect, useRef, useState } from 'react';
import { tidyName } from '../session/kept-list.ts';
import { viewNameProblem } from './change-views.ts';
import { viewMessages } from './messages.ts';
import { MAX_NAME_LENGTH, type SavedView } from './saved-views.ts';
import './rename-view.css';

interface RenameViewProps {
  views: readonly SavedView[];
  name: string;
  onRename: (name: string) => void;
  onCancel: () => void;
}

export function RenameView({ views, name, onRename, onCancel }: RenameViewProps) {
  const words = useMessages(viewMessages);
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <form
      className="console-rename-view"
      onSubmit={(event) => {
        event.preventDefault();
        const found = viewNameProblem(words, views, text, name);
        setProblem(found);
        if (found === null) onRename(tidyName(text));
      }}
    >
      <TextField
        ref={field}
        label={words.newName({ name })}
        isLabelHidden
        value={text}
        onValueChange={setText}
        error={problem}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        className="console-rename-view-field"
      />
      <Button type="submit" variant="primary">
        {words.save}
      </Button>
      <Button onClick={onCancel}>{words.cancel}</Button>
    </form>
  );
}
