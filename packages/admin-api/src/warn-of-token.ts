/** Says once for each client, during development, what a host gives in place of a token. Never the value itself. */
export const tokenWarning: (optionName: string) => (value: unknown) => void =
  typeof process !== 'undefined' && process.env.NODE_ENV === 'development'
    ? (optionName) => {
        let isSaid = false;
        return (value) => {
          const fault = faultOf(value);
          if (fault === null || isSaid) return;
          isSaid = true;
          // biome-ignore lint/suspicious/noConsole: it is for the developer of the host
          console.warn(
            `${optionName} of createAdminClient gave ${fault}, which cannot be a token. ` +
              'Return the token alone as a text, without "Bearer", or null for none; a promise of either will do.',
          );
        };
      }
    : () => () => {};

function faultOf(value: unknown): string | null {
  if (value === null) return null;
  if (typeof value !== 'string') return typeof value === 'object' ? 'an object' : String(typeof value);
  if (value === '') return 'an empty text';
  if (/^(undefined|null|NaN|true|false)$/.test(value)) return `the text "${value}"`;
  if (/^\[object \w+\]$/.test(value)) return 'the text of an object';
  if (/^bearer /i.test(value)) return 'a text that begins with "Bearer"';
  return /^[\x21-\x7e]+$/.test(value) ? null : 'a text with a blank, a line break or a sign outside of ASCII';
}
