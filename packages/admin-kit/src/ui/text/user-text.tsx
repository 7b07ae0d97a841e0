import './user-text.css';
import type { ComponentProps, ReactNode } from 'react';
import { displayMessages } from '../../messages/display-messages.ts';
import { useMessages } from '../../messages/messages.ts';
import { isPlainText, type VisibleTextOptions, visibleTextParts } from '../../text/visible-text.ts';
import { EmptyValue } from './empty-value.tsx';

export interface UserTextProps extends Omit<ComponentProps<'bdi'>, 'children'>, VisibleTextOptions {
  /** As the server sent it. null, undefined or '' shows an empty value. */
  text: string | null | undefined;
  /** When lines wrap, an address breaks after its @ or before a dot instead of inside a word. @default false */
  breaksAddresses?: boolean;
}

/**
 * A text written by someone else. It keeps its own direction, and invisible characters appear as code points,
 * so that two names that look the same are the same. The browser does not translate it, because a name must stay what it is
 * and must be typed as it is; give prose `translate="yes"`.
 */
export function UserText({ text, marksOddSpaces = false, breaksAddresses = false, ...rest }: UserTextProps) {
  if (text === null || text === undefined || text === '') return <EmptyValue {...rest} />;
  return (
    <bdi
      translate="no"
      {...rest}
      className={rest.className ? `ak-user-text ${rest.className}` : 'ak-user-text'}
    >
      {isPlainText(text, { marksOddSpaces }) ? (
        breaksAddresses ? (
          withLineBreaks(text)
        ) : (
          text
        )
      ) : (
        <MarkedText text={text} marksOddSpaces={marksOddSpaces} />
      )}
    </bdi>
  );
}

function MarkedText({ text, marksOddSpaces }: { text: string; marksOddSpaces: boolean }) {
  const words = useMessages(displayMessages);
  return visibleTextParts(text, { marksOddSpaces }).map((part, index) =>
    part.isHiddenCharacter ? (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no identity but their place
        key={index}
        dir="ltr"
        className="ak-user-text-mark"
        title={words.hiddenCharacter({ codePoint: part.text.slice(1, -1) })}
      >
        {part.text}
      </span>
    ) : (
      part.text
    ),
  );
}

export function withLineBreaks(text: string): ReactNode {
  return text.split(/(?<=@)|(?=\.)/).flatMap((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no identity but their place
    index === 0 ? part : [<wbr key={index} />, part],
  );
}
