/** Cyrillic and Greek letters among Latin ones, as texts of other programs have them: nobody can see or type them. */
export const foreignLetters = (code: string): readonly string[] =>
  /[A-Za-z]/.test(code) ? [...new Set(code.match(/[\p{sc=Cyrl}\p{sc=Grek}]/gu))] : [];

/** Neither letters nor digits nor hyphens. @spec B §3 */
export const otherCharacters = (code: string): readonly string[] => [
  ...new Set(code.match(/[^\p{L}\p{M}\p{Nd}\p{Join_Control}-]/gu)),
];
