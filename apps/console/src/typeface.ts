/** Inter is larger than the script of any page, so it loads last. */
export function loadTypeface(): void {
  import('@fontsource-variable/inter').catch(() => undefined);
}
