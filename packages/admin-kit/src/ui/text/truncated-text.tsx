import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useState } from 'react';
import { useIsPrinting } from '../../browser/use-is-printing.ts';
import { displayMessages } from '../../messages/display-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { cutGraphemes } from '../../text/cut-graphemes.ts';
import { Button } from '../button/button.tsx';
import { setTitleIfTruncated } from './set-title-if-truncated.ts';
import { UserText } from './user-text.tsx';
import './truncated-text.css';

export interface TruncatedTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The whole text. */
  text: string;
  /** In graphemes; a cut text ends in an ellipsis. @default no limit: one line, as wide as there is room */
  maxCharacters?: number;
  /** Shows the rest at the press of a button. Without it the rest must be available elsewhere. @default false */
  isExpandable?: boolean;
}

/**
 * A user-supplied text that may be too long for its place. If only the width truncates it, its title has the
 * full text.
 */
export function TruncatedText(props: TruncatedTextProps) {
  const { text, maxCharacters, isExpandable = false, className, ...rest } = props;
  const words = useMessages(displayMessages);
  const [isExpanded, setIsExpanded] = useState(false);
  const isPrinting = useIsPrinting();
  const isWhole = isExpanded || isPrinting;
  const id = useId();
  const cut = maxCharacters === undefined ? { text, isCut: false } : cutGraphemes(text, maxCharacters);
  const isOneLine = maxCharacters === undefined && !isExpandable;
  return (
    <span
      {...rest}
      className={cx('ak-truncated-text', isOneLine && 'ak-truncated-text--one-line', className)}
      onPointerEnter={(event) => {
        if (isOneLine) setTitleIfTruncated(event.currentTarget);
        rest.onPointerEnter?.(event);
      }}
    >
      <span id={id}>
        <UserText text={isWhole ? text : cut.text} translate={rest.translate ?? 'no'} />
        {cut.isCut && !isWhole && '…'}
      </span>
      {isExpandable && cut.isCut && (
        <Button
          variant="quiet"
          size="small"
          className="ak-truncated-text-toggle"
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? words.showLess : words.showAll}
        </Button>
      )}
    </span>
  );
}
