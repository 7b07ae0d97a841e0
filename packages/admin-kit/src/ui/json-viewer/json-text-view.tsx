import { useState } from 'react';
import { useMessages, useNumberFormat } from '../../messages/messages.ts';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../button/copy-button.tsx';
import { UserText } from '../text/user-text.tsx';
import { jsonViewerMessages } from './json-viewer-messages.ts';
import { HIDDEN_TEXT } from './secrets.ts';
import './json-text-view.css';

interface JsonTextViewProps {
  label: string;
  /** Without what may be secret. */
  text: string;
  /** How long the text was, and where it stopped being JSON. */
  length: number;
  faultAt: number;
}

/** Laying out more at once would hold up the page. */
const CHARACTERS_AT_ONCE = 20_000;

/** What was to be JSON and is none, as it came. */
export function JsonTextView({ label, text, length, faultAt }: JsonTextViewProps) {
  const words = useMessages(jsonViewerMessages);
  const format = useNumberFormat();
  const [shownLength, setShownLength] = useState(CHARACTERS_AT_ONCE);
  const left = text.length - shownLength;
  return (
    <div className="ak-json-text">
      <Alert tone="warning" action={<CopyButton text={text} label={words.copyAll} />}>
        {words.broken({ place: format(Math.min(faultAt + 1, length)), length: format(length) })}
        {text.includes(HIDDEN_TEXT) && ` ${words.secretsInText}`}
      </Alert>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="ak-json-text-frame" dir="ltr" tabIndex={0} aria-label={label}>
        <UserText text={text.slice(0, shownLength)} />
      </section>
      {left > 0 && (
        <Button size="small" onClick={() => setShownLength(shownLength + CHARACTERS_AT_ONCE)}>
          {words.showMore({ count: format(Math.min(left, CHARACTERS_AT_ONCE)) })}
        </Button>
      )}
    </div>
  );
}
