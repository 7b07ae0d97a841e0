export type { VisibleTextOptions } from '../../text/visible-text.ts';
export { setTitleIfTruncated } from './set-title-if-truncated.ts';
export type { ShortenedTextProps } from './shortened-text.tsx';
export { ShortenedText } from './shortened-text.tsx';
export type { TruncatedTextProps } from './truncated-text.tsx';
export { TruncatedText } from './truncated-text.tsx';
export type { UserTextProps } from './user-text.tsx';
export { EmptyValue, UserText } from './user-text.tsx';
export { VisuallyHidden } from './visually-hidden.tsx';
