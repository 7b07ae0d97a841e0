import { type RefObject, useEffect, useState } from 'react';

/**
 * Files can be dropped anywhere on the dialog around `part`. A drop elsewhere on the page does nothing, because the browser
 * would leave the page to open the file.
 * @returns whether files are held over the dialog
 */
export function useFileDrop(
  part: RefObject<Element | null>,
  onDrop: ((files: readonly File[]) => void) | null,
): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const isInside = (event: DragEvent) => {
      const dialog = part.current?.closest('[role="dialog"]');
      // An element with a shadow tree hides the target from the window.
      return onDrop !== null && dialog instanceof Element && event.composedPath().includes(dialog);
    };
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = isInside(event) ? 'copy' : 'none';
      setIsOver(isInside(event));
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(false);
      if (isInside(event)) onDrop?.([...event.dataTransfer.files]);
    };
    // Without a related target the pointer has left the window.
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    // Dialogs keep these events to themselves.
    window.addEventListener('dragover', over, true);
    window.addEventListener('drop', drop, true);
    window.addEventListener('dragleave', leave, true);
    return () => {
      window.removeEventListener('dragover', over, true);
      window.removeEventListener('drop', drop, true);
      window.removeEventListener('dragleave', leave, true);
    };
  }, [part, onDrop]);
  return isOver;
}
