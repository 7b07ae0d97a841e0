import { foldText } from '../text/fold.ts';

export const SECRET =
  /pass|kennwort|\bp(?:in|wd?)\b|secret|token|contrasen|senha|clave|wachtwoord|haslo|парол|parola|sifre|losenord|salasana|heslo|パスワード|密码|密碼|비밀번호|كلمة/;

export const foldHeading = (heading: string): string =>
  foldText(heading.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 '))
    .normalize('NFC')
    .replace(/[\s_./:()\u00a0]+/g, ' ')
    .trim();

/** A secret can look like an address, and is never read as a person. */
export const namesSecrets = (heading: string): boolean => SECRET.test(foldHeading(heading));
