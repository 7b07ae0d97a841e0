import { DraftNotice, useDraft, useMessages, useNumberFormat } from '@timemap/admin-kit';
import { ticketDetailMessages } from '@timemap/admin-kit/ticket-detail';
import { Button } from '@timemap/admin-kit/ui/button';
import { Dialog } from '@timemap/admin-kit/ui/dialog';
import { TextArea, TextField } from '@timemap/admin-kit/ui/field';
import { useState } from 'react';
import { KeepChoice } from '../session/keep-choice.tsx';
import { nameProblem, tidyName } from '../session/kept-list.ts';
import { templateMessages } from './messages.ts';
import {
  linkLength,
  MAX_LINK_LENGTH,
  MAX_NAME_LENGTH,
  MAX_SUBJECT_LENGTH,
  MAX_TEMPLATES,
  type ReplyTemplate,
  withChosen,
  withTemplate,
} from './templates.ts';
import type { ReplyTemplates } from './use-reply-templates.ts';

interface TemplateDialogProps extends Omit<ReplyTemplates, 'forgetFailure'> {
  template: ReplyTemplate | null;
  onClose: () => void;
}

export function TemplateDialog({ template, templates, change, hasFailed, onClose }: TemplateDialogProps) {
  const words = useMessages(templateMessages);
  const standard = useMessages(ticketDetailMessages);
  const format = useNumberFormat();
  const draft = useDraft(`reply-template:${template?.name ?? ''}`, {
    name: template?.name ?? '',
    subject: template?.subject ?? standard.emailSubject({ ticket: '{ticket}' }),
    body: template?.body ?? `${standard.greeting({ name: '{name}' })}\n\n`,
  });
  const { name, subject, body } = draft.fields;
  const [wasSent, setWasSent] = useState(false);
  const problem = nameProblem(words, templates, name, template?.name);
  const length = linkLength({ subject, body });
  const isTooLong = length > MAX_LINK_LENGTH;
  const isFull = templates.length >= MAX_TEMPLATES && !templates.some((each) => each.name === template?.name);
  const failure = isFull ? words.tooMany({ most: MAX_TEMPLATES }) : words.notKept;
  const leave = () => {
    draft.discard();
    onClose();
  };
  const save = () => {
    setWasSent(true);
    if (problem !== null || isTooLong) return;
    const next = { name: tidyName(name), subject, body, isChosen: true };
    const isKept = change((stored) => withTemplate(withChosen(stored, null), next, template?.name ?? null));
    if (isKept) leave();
  };
  return (
    <Dialog
      isOpen
      title={template === null ? words.addTitle : words.editTitle}
      description={words.hint}
      onClose={onClose}
      onSubmit={save}
      error={wasSent && hasFailed && failure}
      footer={
        <>
          <Button onClick={leave}>{words.cancel}</Button>
          <Button type="submit" variant="primary">
            {words.save}
          </Button>
        </>
      }
    >
      <DraftNotice draft={draft} />
      <TextField
        label={words.name}
        value={name}
        onValueChange={(value) => draft.change({ name: value })}
        error={wasSent && problem}
        maxLength={MAX_NAME_LENGTH}
        counter="near the limit"
        autoComplete="off"
      />
      <TextField
        label={words.subject}
        value={subject}
        onValueChange={(value) => draft.change({ subject: value })}
        maxLength={MAX_SUBJECT_LENGTH}
        counter="near the limit"
        autoComplete="off"
      />
      <TextArea
        label={words.text}
        value={body}
        onValueChange={(value) => draft.change({ body: value })}
        limit={null}
        rows={8}
        error={isTooLong && words.tooLong({ length: format(length), most: format(MAX_LINK_LENGTH) })}
      />
      <KeepChoice of="templates" />
    </Dialog>
  );
}
