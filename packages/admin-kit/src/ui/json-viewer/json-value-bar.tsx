import { useMemo } from 'react';
import { runToEnd, runUrgently } from '../../browser/idle.ts';
import { useMessages } from '../../messages/messages.ts';
import { cutGraphemes } from '../../text/cut-graphemes.ts';
import { CopyButton } from '../button/copy-button.tsx';
import { UserText } from '../text/user-text.tsx';
import type { JsonNode, JsonOutline } from './json-outline.ts';
import { copyText, pathOf, rawText, rowText } from './json-text.ts';
import { jsonViewerMessages } from './json-viewer-messages.ts';
import './json-viewer.css';

interface JsonValueBarProps {
  outline: JsonOutline;
  node: JsonNode;
}

const PATH_CHARACTERS = 160;
const PATH_STEPS = 40;
const VALUES_AT_ONCE = 10_000;
const VALUE_CHARACTERS = 10_000;

export function JsonValueBar({ outline, node }: JsonValueBarProps) {
  const words = useMessages(jsonViewerMessages);
  // The end of a path is more useful than its beginning.
  const end = useMemo(() => pathOf(outline, node, PATH_STEPS), [outline, node]);
  const shownPath = end.length > PATH_CHARACTERS ? `…${end.slice(-PATH_CHARACTERS)}` : end;
  const isLong = outline.childCount(node) === 0 && rowText(outline, node).isCut;
  const whole = isLong ? cutGraphemes(rawText(outline, node), VALUE_CHARACTERS) : null;
  return (
    <div className="ak-json-value-bar">
      <div className="ak-json-value-bar-line">
        <span className="ak-json-value-bar-term">{words.path}</span>
        <span className="ak-json-value-bar-path" dir="ltr" title={shownPath}>
          <UserText text={shownPath} />
        </span>
        <CopyButton
          text={() => pathOf(outline, node)}
          isSecret={end.startsWith('…')}
          label={words.copyPath}
        />
        <span className="ak-json-value-bar-term">{words.copyValue}</span>
        <CopyButton
          text={() => textToCopy(outline, node)}
          isSecret={outline.end(node) - outline.start(node) > VALUE_CHARACTERS}
          label={words.copyValue}
        />
      </div>
      {whole && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="ak-json-value-bar-whole" dir="ltr" tabIndex={0} aria-label={words.value}>
          <UserText text={whole.text} />
          {whole.isCut && '…'}
        </section>
      )}
    </div>
  );
}

/** Browsers copy only right after a press, so a small value is read immediately and a large one in slices. */
function textToCopy(outline: JsonOutline, node: JsonNode): string | Promise<string> {
  const work = copyText(outline, node);
  if (outline.next(node) - node <= VALUES_AT_ONCE) return runToEnd(work);
  return new Promise((resolve) => runUrgently(work, { onStep: () => {}, onEnd: resolve }));
}
