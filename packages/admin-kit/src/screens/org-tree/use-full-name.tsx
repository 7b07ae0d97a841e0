import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { TooltipBubble } from '../../ui/tooltip/tooltip-bubble.tsx';

interface FullName {
  readonly row: string;
  readonly name: string;
}

export interface FullNames {
  /** A row took focus: where its name is cut and the keyboard brought the focus, the whole name is shown. */
  showFor(row: HTMLElement): void;
  hide(): void;
  readonly isShown: boolean;
  /** Goes beside the list, not into it: a tree owns tree items only. */
  readonly bubble: ReactNode;
}

/** Nobody reads while the arrow keys run; and asked for then, the widths would be laid out twice a frame. */
const SHOW_DELAY_MS = 200;

/** The whole of a name that its row has no room for. Assistive technology has it from the row. */
export function useFullName(): FullNames {
  const anchor = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const [shown, setShown] = useState<FullName | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hide = () => {
    clearTimeout(timer.current);
    if (shown !== null) setShown(null);
  };
  return {
    isShown: shown !== null,
    hide,
    showFor: (row) => {
      hide();
      timer.current = setTimeout(() => {
        const name = cutName(row);
        if (name === null || !row.matches(':focus-visible')) return;
        anchor.current = name;
        setShown({ row: row.dataset.row ?? '', name: name.textContent });
      }, SHOW_DELAY_MS);
    },
    bubble: shown && (
      <TooltipBubble key={shown.row} id={id} anchor={anchor} isOpen>
        {shown.name}
      </TooltipBubble>
    ),
  };
}

/** With the pointer the browser's own title does; one that repeats what is seen would be noise. */
export function titleCutName(row: HTMLElement): void {
  const name = cutName(row);
  if (name === null) row.removeAttribute('title');
  else row.title = name.textContent;
}

function cutName(row: HTMLElement): HTMLElement | null {
  const name = row.querySelector<HTMLElement>('.ak-org-tree-name');
  return name !== null && name.scrollWidth > name.clientWidth ? name : null;
}
