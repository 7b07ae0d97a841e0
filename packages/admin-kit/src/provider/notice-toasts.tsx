import { ApiError } from '@timemap/admin-api';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../accessibility/announcer.ts';
import { lastScreen } from '../accessibility/last-screen.ts';
import { letterOf } from '../accessibility/letter-of.ts';
import type { Notice } from '../context/notice.ts';
import { useErrorText } from '../messages/error-text.ts';
import { useMessages } from '../messages/messages.ts';
import { type ShownToast, ToastRegion } from '../ui/toast/toast-region.tsx';
import type { NumberedNotice } from './notice-list.ts';
import { noticeMessages } from './notice-messages.ts';

interface NoticeToastsProps {
  notices: readonly NumberedNotice[];
  onShow: (notice: Notice) => void;
  onEnd: (id: number) => void;
}

export function NoticeToasts({ notices, onShow, onEnd }: NoticeToastsProps) {
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
    const { action, text } = notice;
    const outcome = await notice.undo();
    if (outcome === 'replaced') return;
    if (outcome === 'undone')
      return onShow({ type: 'ended', tone: 'success', action, text: words.undone({ text }) });
    const error = outcome instanceof ApiError ? outcome : outcome?.error;
    const reason = error ? errorText(error) : words.nothingSent;
    onShow({ type: 'ended', tone: 'danger', action, text: words.notUndone({ text, reason }) });
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
  const wasPressOurs = useRef(true);
  const page = lastScreen()?.ownerDocument ?? document;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, altKey } = event;
      if (letterOf(event) !== 'z' || !(ctrlKey || metaKey) || shiftKey || altKey || event.repeat) return;
      const path = event.composedPath() as Partial<HTMLElement>[];
      // Keys of dialogs and toasts do not return from there.
      const isComing = event.eventPhase === Event.CAPTURING_PHASE;
      if (isComing !== path.some((node) => node.matches?.('.ak-portal'))) return;
      if (event.defaultPrevented || path.some(isTextField)) return;
      if (isNowhere(path) ? !wasPressOurs.current : !isOurs(path)) return;
      if (!latest.current()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const onPress = (event: Event) => {
      const path = event.composedPath() as Partial<HTMLElement>[];
      wasPressOurs.current = isNowhere(path) || isOurs(path);
    };
    page.addEventListener('pointerdown', onPress, true);
    for (const isCapture of [true, false]) page.addEventListener('keydown', onKeyDown, isCapture);
    return () => {
      page.removeEventListener('pointerdown', onPress, true);
      for (const isCapture of [true, false]) page.removeEventListener('keydown', onKeyDown, isCapture);
    };
  }, [page]);
}

/** In a screen or in a toast. A part of the host, such as a drawing area, may have its own undo. */
function isOurs(path: Partial<HTMLElement>[]): boolean {
  return path.some((node) => node.matches?.('section.ak-root, .ak-portal'));
}

/** Whose key it is then says the last press: a canvas of the host takes no focus. */
function isNowhere([target]: Partial<HTMLElement>[]): boolean {
  return target?.matches?.('html, body') === true;
}

const textFields = 'textarea, select, input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

function isTextField(node: Partial<HTMLElement>): boolean {
  return node.isContentEditable || node.matches?.(textFields) === true;
}
