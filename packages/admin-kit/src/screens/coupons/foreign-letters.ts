/** Cyrillic and Greek letters among Latin ones, as texts of other programs have them: nobody can see or type them. */
export const foreignLetters = (code: string): readonly string[] =>
  /[A-Za-z]/.test(code) ? [...new Set(code.match(/[\p{sc=Cyrl}\p{sc=Grek}]/gu))] : [];
