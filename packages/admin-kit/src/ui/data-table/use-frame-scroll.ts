import { type RefCallback, useCallback } from 'react';

/**
 * Lets a frame scroll sideways while its table is wider than the frame. How wide the columns are depends on their words
 * and values, so it is measured; a frame that needs no scrolling is none, and its header sticks to the page.
 */
export function useFrameScroll(): RefCallback<HTMLElement> {
  return useCallback((frame: HTMLElement | null) => {
    const table = frame?.querySelector('table');
    if (!frame || !table || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      frame.toggleAttribute('data-scrolls', table.offsetWidth > frame.clientWidth);
    });
    observer.observe(frame);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
}
