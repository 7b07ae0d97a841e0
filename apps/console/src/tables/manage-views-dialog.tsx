import { useMessages } from '@timemap/admin-kit';
import { Button } from '@timemap/admin-kit/ui/button';
import { useState } from 'react';
import { KeptListDialog } from '../session/kept-list-dialog.tsx';
import { lengthReason, withChange, withoutView } from './change-views.ts';
import { viewMessages } from './messages.ts';
import { RenameView } from './rename-view.tsx';
import type { SavedViewsOfTable } from './use-saved-views.ts';

interface ManageViewsDialogProps extends Omit<SavedViewsOfTable, 'forgetFailure'> {
  label: string;
  search: string;
  isShown: (search: string) => boolean;
  onRenamed: (name: string, next: string) => void;
  onClose: () => void;
}

export function ManageViewsDialog(props: ManageViewsDialogProps) {
  const { label, views, search, isShown, onRenamed, ...rest } = props;
  const words = useMessages(viewMessages);
  const { savedViews: list, noViews: none, notKept, close } = words;
  const [renamed, setRenamed] = useState<string | null>(null);
  return (
    <KeptListDialog
      {...rest}
      of="views"
      words={{ title: words.viewsOf({ table: label }), list, none, notKept, close }}
      entries={views}
    >
      {({ name, search: kept }, line) =>
        renamed === name ? (
          <RenameView
            views={views}
            name={name}
            onRename={(next) => {
              if (!line.change((stored) => withChange(stored, name, { name: next }))) return;
              onRenamed(name, next);
              setRenamed(null);
            }}
            onCancel={() => {
              line.focus();
              setRenamed(null);
            }}
          />
        ) : (
          <>
            <bdi translate="no" className="console-kept-list-name">
              {name}
            </bdi>
            <Button
              size="small"
              aria-label={words.updateView({ name })}
              disabledReason={isShown(kept) ? words.isShown : lengthReason(words, search)}
              onClick={() => line.change((stored) => withChange(stored, name, { search }))}
            >
              {words.update}
            </Button>
            <Button
              ref={line.ref}
              size="small"
              aria-label={words.renameView({ name })}
              onClick={() => setRenamed(name)}
            >
              {words.rename}
            </Button>
            <Button
              size="small"
              variant="danger-quiet"
              aria-label={words.deleteView({ name })}
              onClick={() => line.change((stored) => withoutView(stored, name))}
            >
              {words.delete}
            </Button>
          </>
        )
      }
    </KeptListDialog>
  );
}
