import { useMessages, useNumberFormat } from '@timemap/admin-kit';
import { ticketDetailMessages } from '@timemap/admin-kit/ticket-detail';
import { Button } from '@timemap/admin-kit/ui/button';
import { Dialog } from '@timemap/admin-kit/ui/dialog';
import { TextArea, TextField } from '@timemap/admin-kit/ui/field';
import { useState } from 'react';
import { KeepChoice } from '../session/keep-choice.tsx';
import { tidyName } from '../session/kept-list.ts';
import { templateMessages } from './messages.ts';
import {
  linkLength,
  MAX_LINK_LENGTH,
  MAX_NAME_LENGTH,
  MAX_SUBJECT_LENGTH,
  nameProblem,
  type ReplyTemplate,
  withChosen,
  withTemplate,
} from './templates.ts';
import type { ReplyTemplates } from './use-reply-templates.ts';

interface TemplateDialogProps extends ReplyTemplates {
  /** null to add one. */
  template: ReplyTemplate | null;
  onClose: () => void;
}

export function TemplateDialog({ template, templates, change, hasFailed, onClose }: TemplateDialogProps) {
  const words = useMessages(templateMessages);
  const standard = useMessages(ticketDetailMessages);
  const format = useNumberFormat();
  const [name, setName] = useState(template?.name ?? '');
  const [subject, setSubject] = useState(template?.subject ?? standard.emailSubject({ ticket: '{ticket}' }));
  const [body, setBody] = useState(template?.body ?? `${standard.greeting({ name: '{name}' })}\n\n`);
  const [wasSent, setWasSent] = useState(false);
  const problem = nameProblem(words, templates, name, template?.name);
  const length = linkLength({ subject, body });
  const isTooLong = length > MAX_LINK_LENGTH;
  const save = () => {
    setWasSent(true);
    if (problem !== null || isTooLong) return;
    const next = { name: tidyName(name), subject, body, isChosen: true };
    // Whoever writes one wants to use it.
    const isKept = change((stored) => withTemplate(withChosen(stored, null), next, template?.name ?? null));
    if (isKept) onClose();
  };
  return (
    <Dialog
      isOpen
      title={template === null ? words.addTitle : words.editTitle}
      description={words.hint}
      onClose={onClose}
      onSubmit={save}
      error={wasSent && hasFailed && words.notKept}
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
        counter="near the limit"
        autoComplete="off"
      />
      <TextField
        label={words.subject}
        value={subject}
        onValueChange={setSubject}
        maxLength={MAX_SUBJECT_LENGTH}
        counter="near the limit"
        autoComplete="off"
      />
      <TextArea
        label={words.text}
        value={body}
        onValueChange={setBody}
        limit={null}
        rows={8}
        error={isTooLong && words.tooLong({ length: format(length), most: format(MAX_LINK_LENGTH) })}
      />
      <KeepChoice of="templates" />
    </Dialog>
  );
}
