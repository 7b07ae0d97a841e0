import type { ComponentProps } from 'react';
import { UserText } from './user-text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import './shortened-text.css';

export interface ShortenedTextProps extends Omit<ComponentProps<'span'>, 'children' | 'title'> {
  /** The whole text: its title, what screen readers say and what a selection copies. */
  text: string;
  /** The beginning that is shown, without an ellipsis. */
  shown: string;
}

/** The beginning of a name that is too long for a row, on one line with its ellipsis. */
export function ShortenedText({ text, shown, ...rest }: ShortenedTextProps) {
  return (
    <span {...rest} title={text}>
      <span aria-hidden="true" className="ak-shortened-text-shown">
        <UserText text={`${shown}…`} />
      </span>
      <VisuallyHidden className="ak-shortened-text-whole">
        <UserText text={text} />
      </VisuallyHidden>
    </span>
  );
}
