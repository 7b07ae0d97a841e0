/** Calls back when the element comes into view and when it leaves it, until the returned function is called. */
export function whileSeen(element: Element, listener: (isSeen: boolean) => void): () => void {
  if (typeof IntersectionObserver !== 'function') {
    listener(true);
    return () => {};
  }
  const observer = new IntersectionObserver((entries) => listener(entries.at(-1)?.isIntersecting === true));
  observer.observe(element);
  return () => observer.disconnect();
}
