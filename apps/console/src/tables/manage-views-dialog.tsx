import { useMessages } from '@timemap/admin-kit';
import { Button } from '@timemap/admin-kit/ui/button';
import { Dialog } from '@timemap/admin-kit/ui/dialog';
import { useEffect, useRef, useState } from 'react';
import { KeepChoice } from '../session/keep-choice.tsx';
import { withChange, withoutView } from './change-views.ts';
import { viewMessages } from './messages.ts';
import { RenameView } from './rename-view.tsx';
import type { SavedViewsOfTable } from './use-saved-views.ts';
import './manage-views-dialog.css';

interface ManageViewsDialogProps extends SavedViewsOfTable {
  label: string;
  search: string;
  isShown: (search: string) => boolean;
  onClose: () => void;
}

export function ManageViewsDialog(props: ManageViewsDialogProps) {
  const { label, views, change, hasFailed, search, isShown, onClose } = props;
  const words = useMessages(viewMessages);
  const [renamed, setRenamed] = useState<string | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const nextFocus = useRef<number | null>(null);
  useEffect(() => {
    if (nextFocus.current === null) return;
    const last = Math.min(nextFocus.current, views.length - 1);
    nextFocus.current = null;
    (buttons.current[last] ?? list.current)?.focus();
  });
  const tryTo = (changed: Parameters<typeof change>[0], line: number) => {
    setHasTried(true);
    const isKept = change(changed);
    if (isKept) nextFocus.current = line;
    return isKept;
  };

  return (
    <Dialog
      isOpen
      title={words.viewsOf({ table: label })}
      onClose={onClose}
      error={hasTried && hasFailed && words.notKept}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <ul ref={list} tabIndex={-1} className="console-views" aria-label={words.savedViews}>
        {views.map(({ name, search: kept }, line) => (
          <li key={name} className="console-views-line">
            {renamed === name ? (
              <RenameView
                views={views}
                name={name}
                onRename={(next) => {
                  if (tryTo((stored) => withChange(stored, name, { name: next }), line)) setRenamed(null);
                }}
                onCancel={() => {
                  nextFocus.current = line;
                  setRenamed(null);
                }}
              />
            ) : (
              <>
                <bdi className="console-views-name">{name}</bdi>
                <Button
                  size="small"
                  aria-label={words.updateView({ name })}
                  disabledReason={isShown(kept) ? words.isShown : undefined}
                  onClick={() => tryTo((stored) => withChange(stored, name, { search }), line)}
                >
                  {words.update}
                </Button>
                <Button
                  ref={(button) => {
                    buttons.current[line] = button;
                  }}
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
                  onClick={() => tryTo((stored) => withoutView(stored, name), line)}
                >
                  {words.delete}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {views.length === 0 && <p className="console-views-none">{words.noViews}</p>}
      <KeepChoice of="views" />
    </Dialog>
  );
}
