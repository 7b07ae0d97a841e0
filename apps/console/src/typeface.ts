/** Inter is larger than the script of any page, so it loads last. The fallback in console.css has the same measures. */
export function loadTypeface(): void {
  import('@fontsource-variable/inter').catch(() => undefined);
}
