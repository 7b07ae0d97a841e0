import { useMessages } from '@timemap/admin-kit';
import { Button } from '@timemap/admin-kit/ui/button';
import { KeptListDialog } from '../session/kept-list-dialog.tsx';
import { templateMessages } from './messages.ts';
import type { ReplyTemplate } from './templates.ts';
import type { ReplyTemplates } from './use-reply-templates.ts';

interface ManageTemplatesDialogProps extends Omit<ReplyTemplates, 'forgetFailure'> {
  onEdit: (template: ReplyTemplate) => void;
  onClose: () => void;
}

export function ManageTemplatesDialog({ templates, onEdit, ...rest }: ManageTemplatesDialogProps) {
  const words = useMessages(templateMessages);
  const { manageTitle: title, noTemplates: none, notKept, close } = words;
  return (
    <KeptListDialog
      {...rest}
      of="templates"
      words={{ title, list: title, none, notKept, close }}
      entries={templates}
    >
      {(template, line) => {
        const { name } = template;
        return (
          <>
            <bdi translate="no" className="console-kept-list-name">
              {name}
            </bdi>
            <Button size="small" aria-label={words.editNamed({ name })} onClick={() => onEdit(template)}>
              {words.editOne}
            </Button>
            <Button
              ref={line.ref}
              size="small"
              variant="danger-quiet"
              aria-label={words.deleteNamed({ name })}
              onClick={() => line.change((stored) => stored.filter((other) => other.name !== name))}
            >
              {words.delete}
            </Button>
          </>
        );
      }}
    </KeptListDialog>
  );
}
