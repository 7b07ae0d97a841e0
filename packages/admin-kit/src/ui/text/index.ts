export { EmptyValue } from './empty-value.tsx';
export { tellClippedText } from './tell-clipped-text.ts';
export type { TruncatedTextProps } from './truncated-text.tsx';
export { TruncatedText } from './truncated-text.tsx';
export type { UserTextProps } from './user-text.tsx';
export { UserText } from './user-text.tsx';
export { VisuallyHidden } from './visually-hidden.tsx';
