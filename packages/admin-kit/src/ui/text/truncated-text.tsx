import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useIsPrinting } from '../../browser/use-is-printing.ts';
import { cutGraphemes } from '../../text/cut-graphemes.ts';
import { setTitleIfTruncated } from './set-title-if-truncated.ts';
import { UserText } from './user-text.tsx';
import './truncated-text.css';

export interface TruncatedTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The whole text. */
  text: string;
  /** In graphemes; a cut text ends in an ellipsis, and the rest must be available elsewhere. @default no limit: one line, as wide as there is room */
  maxCharacters?: number;
}

/**
 * A user-supplied text that may be too long for its place. If only the width truncates it, its title has the
 * full text.
 */
export function TruncatedText(props: TruncatedTextProps) {
  const { text, maxCharacters, className, ...rest } = props;
  const isPrinting = useIsPrinting();
  const cut = maxCharacters === undefined ? { text, isCut: false } : cutGraphemes(text, maxCharacters);
  const isOneLine = maxCharacters === undefined;
  return (
    <span
      {...rest}
      className={cx('ak-truncated-text', isOneLine && 'ak-truncated-text--one-line', className)}
      onPointerEnter={(event) => {
        const line = event.currentTarget;
        if (isOneLine) setTitleIfTruncated(line, line.querySelector('bdi') ?? line);
        rest.onPointerEnter?.(event);
      }}
    >
      <UserText text={isPrinting ? text : cut.text} translate={rest.translate ?? 'no'} />
      {cut.isCut && !isPrinting && '…'}
    </span>
  );
}
