/** Synonyms are searched and not shown. They are separated by commas. */
export { consolePalette as paletteMessages } from '../locales/en/console-palette.ts';
