/**
 * Loads Inter. It is larger than the script of any page, so it comes after what people wait for. The fallback in
 * console.css has the same measures, and stays if Inter cannot be loaded.
 */
export function loadTypeface(): void {
  import('@fontsource-variable/inter').catch(() => undefined);
}
