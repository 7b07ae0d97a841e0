import type { EmailStart } from '@timemap/admin-kit/ticket-detail';
import { createKeptList, type KeptList, nameKey, tidyName } from '../session/kept-list.ts';
import { templatesKey } from './keep-templates.ts';

/** `{ticket}` becomes the ticket's number, `{name}` its creator's name or nothing. */
export interface ReplyTemplate extends EmailStart {
  readonly name: string;
  readonly isChosen: boolean;
}

export const MAX_TEMPLATES = 20;
export const MAX_NAME_LENGTH = 60;
export const MAX_SUBJECT_LENGTH = 150;
const MAX_BODY_LENGTH = 1500;

/** Mail programs take links of 2,000 characters. The rest is for the address and the name. */
export const MAX_LINK_LENGTH = 1500;

export function createReplyTemplates(userId: number): KeptList<ReplyTemplate> {
  return createKeptList({ key: templatesKey(userId), limit: MAX_TEMPLATES, read: readTemplate });
}

function readTemplate(entry: object): ReplyTemplate | null {
  if (!('name' in entry) || !('subject' in entry) || !('body' in entry)) return null;
  const { name, subject, body } = entry;
  if (typeof name !== 'string' || typeof subject !== 'string' || typeof body !== 'string') return null;
  const tidy = tidyName(name);
  const isLong = subject.length > MAX_SUBJECT_LENGTH || body.length > MAX_BODY_LENGTH;
  if (tidy === '' || tidy.length > MAX_NAME_LENGTH || isLong) return null;
  return { name: tidy, subject, body, isChosen: 'isChosen' in entry && entry.isChosen === true };
}

export function linkLength({ subject, body }: EmailStart): number {
  return encodeURIComponent(subject).length + encodeURIComponent(body.replace(/\r?\n/g, '\r\n')).length;
}

export function withChosen(templates: readonly ReplyTemplate[], name: string | null) {
  return templates.map((template) => ({ ...template, isChosen: template.name === name }));
}

export function withTemplate(
  templates: readonly ReplyTemplate[],
  template: ReplyTemplate,
  before: string | null,
): readonly ReplyTemplate[] {
  const at = templates.findIndex(({ name }) => name === before);
  const others = templates.filter(({ name }) => name !== before && nameKey(name) !== nameKey(template.name));
  const place = at < 0 ? others.length : at;
  return [...others.slice(0, place), template, ...others.slice(place)];
}

export function filledTemplate({ subject, body }: EmailStart, id: number, name: string | null): EmailStart {
  // In one pass, so that a name of '{ticket}' stays one. Without a name, 'Hello {name},' is 'Hello,'.
  const filled = (text: string) =>
    text.replace(/\{ticket\}|[ \u00A0]?\{name\}/g, (found) => {
      if (found === '{ticket}') return String(id);
      return name === null ? '' : found.replace('{name}', () => name);
    });
  return { subject: filled(subject), body: filled(body) };
}
