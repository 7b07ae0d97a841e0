/** Texts that are cut off without an ellipsis. A test sends this function to a page, so it uses nothing outside. */
export function clippedTexts(): string[] {
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    // Texts for screen readers alone are one pixel large.
    if (!hasText || element.clientWidth <= 1 || element.clientHeight <= 1) continue;
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
    const isCutAcross =
      hides(overflowX) && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
    // A clamp ends its last line with an ellipsis.
    const isCutBelow =
      hides(overflowY) && webkitLineClamp === 'none' && element.scrollHeight > element.clientHeight + 2;
    if (isCutAcross || isCutBelow) found.push(`${element.className}: ${element.textContent}`);
  }
  return found;
}

/** The distances of WCAG 1.4.12. The Content-Security-Policy allows an adopted sheet. */
export function widenText(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
