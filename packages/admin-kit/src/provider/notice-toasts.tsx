import { ApiError } from '@timemap/admin-api';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../accessibility/announcer.ts';
import type { Notice } from '../context/notice.ts';
import { useErrorText } from '../messages/error-text.ts';
import { useMessages } from '../messages/messages.ts';
import { type ShownToast, ToastRegion } from '../ui/toast/toast-region.tsx';
import { noticeMessages } from './notice-messages.ts';
import type { NumberedNotice } from './notices.tsx';

interface NoticeToastsProps {
  notices: readonly NumberedNotice[];
  onShow: (notice: Notice) => void;
  onEnd: (id: number) => void;
}

export default function NoticeToasts({ notices, onShow, onEnd }: NoticeToastsProps) {
  const words = useMessages(noticeMessages);
  const errorText = useErrorText();
  // Screen readers ignore the initial content of a live region.
  const [shown, setShown] = useState<readonly NumberedNotice[]>([]);
  useEffect(() => {
    for (const { id, notice } of notices) {
      if (notice.type !== 'done' || notice.undo !== null) continue;
      announce(notice.text);
      onEnd(id);
    }
    setShown(notices);
  }, [notices, onEnd]);

  const undo = async ({ id, notice }: NumberedNotice) => {
    if (notice.type !== 'done' || notice.undo === null) return;
    onEnd(id);
    const { text } = notice;
    const outcome = await notice.undo();
    if (outcome === 'replaced') return;
    if (outcome === 'undone') return onShow({ type: 'ended', tone: 'success', text: words.undone({ text }) });
    const reason = outcome instanceof ApiError ? errorText(outcome) : words.nothingSent;
    onShow({ type: 'ended', tone: 'danger', text: words.notUndone({ text, reason }) });
  };
  useUndoKey(() => {
    const newest = shown.findLast(({ notice }) => notice.type === 'done' && notice.undo !== null);
    if (newest) void undo(newest);
    return newest !== undefined;
  });

  const toastOf = (numbered: NumberedNotice): ShownToast[] => {
    const { notice } = numbered;
    const id = String(numbered.id);
    switch (notice.type) {
      case 'ended':
        return [{ id, tone: notice.tone, text: notice.text }];
      case 'made':
        return [{ id, tone: 'success', text: words.wasMade }];
      case 'gone': {
        const { label } = notice;
        return [{ id, tone: 'info', text: label ? words.wasGone({ label }) : words.wasGoneUnnamed }];
      }
      case 'failed': {
        const label = notice.action.target.label ?? notice.action.name;
        const reason = errorText(notice.error);
        return [{ id, tone: 'danger', text: words.failed({ label, reason }) }];
      }
      case 'done': {
        const action = { label: words.undo, keys: 'Control+Z', onAction: () => void undo(numbered) };
        return notice.undo === null ? [] : [{ id, tone: 'success', text: notice.text, action }];
      }
    }
  };
  return <ToastRegion toasts={shown.flatMap(toastOf)} onDismiss={(id) => onEnd(Number(id))} />;
}

function useUndoKey(undo: () => boolean): void {
  const latest = useRef(undo);
  useEffect(() => {
    latest.current = undo;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, altKey } = event;
      if (!isLetterZ(event) || !(ctrlKey || metaKey) || shiftKey || altKey || event.repeat) return;
      if (event.defaultPrevented || event.composedPath().some(isTextField)) return;
      if (latest.current()) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** By its label; on a keyboard of another script, by its position. */
function isLetterZ({ key, code }: KeyboardEvent): boolean {
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'z' : code === 'KeyZ';
}

const textFields = 'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

function isTextField(target: EventTarget): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(textFields));
}
