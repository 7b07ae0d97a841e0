import { useMessages } from '@timemap/admin-kit';
import { Button } from '@timemap/admin-kit/ui/button';
import { Dialog } from '@timemap/admin-kit/ui/dialog';
import { useEffect, useRef, useState } from 'react';
import { KeepChoice } from '../session/keep-choice.tsx';
import { templateMessages } from './messages.ts';
import type { ReplyTemplate } from './templates.ts';
import type { ReplyTemplates } from './use-reply-templates.ts';
import '../tables/manage-views-dialog.css';

interface ManageTemplatesDialogProps extends ReplyTemplates {
  onEdit: (template: ReplyTemplate) => void;
  onClose: () => void;
}

export function ManageTemplatesDialog(props: ManageTemplatesDialogProps) {
  const { templates, change, hasFailed, onEdit, onClose } = props;
  const words = useMessages(templateMessages);
  const [hasTried, setHasTried] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const nextFocus = useRef<number | null>(null);
  useEffect(() => {
    if (nextFocus.current === null) return;
    const line = Math.min(nextFocus.current, templates.length - 1);
    nextFocus.current = null;
    (buttons.current[line] ?? list.current)?.focus();
  });
  return (
    <Dialog
      isOpen
      title={words.manageTitle}
      onClose={onClose}
      error={hasTried && hasFailed && words.notKept}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <ul ref={list} tabIndex={-1} className="console-views" aria-label={words.manageTitle}>
        {templates.map((template, line) => (
          <li key={template.name} className="console-views-line">
            <bdi className="console-views-name">{template.name}</bdi>
            <Button
              size="small"
              aria-label={words.editNamed({ name: template.name })}
              onClick={() => onEdit(template)}
            >
              {words.editOne}
            </Button>
            <Button
              ref={(button) => {
                buttons.current[line] = button;
              }}
              size="small"
              variant="danger-quiet"
              aria-label={words.deleteNamed({ name: template.name })}
              onClick={() => {
                setHasTried(true);
                nextFocus.current = line;
                change((stored) => stored.filter(({ name }) => name !== template.name));
              }}
            >
              {words.delete}
            </Button>
          </li>
        ))}
      </ul>
      {templates.length === 0 && <p className="console-views-none">{words.noTemplates}</p>}
      <KeepChoice of="templates" />
    </Dialog>
  );
}
