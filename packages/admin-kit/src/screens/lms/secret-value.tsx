import { useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import { CopyButton } from '../../ui/button/copy-button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { UserText } from '../../ui/text/user-text.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { lmsMessages } from './messages.ts';

/** As long for every secret, so that not even its length is seen. */
const MASK = '••••••••••••';

/** The shared secret: not in the page until someone asks to see it, and gone again when they leave. (T40) */
export function SecretValue({ secret }: { secret: string }) {
  const words = useMessages(lmsMessages);
  const [isRevealed, setIsRevealed] = useState(false);
  return (
    <span className="ak-lms-panel-id">
      {isRevealed ? (
        <UserText text={secret} />
      ) : (
        <span>
          <span aria-hidden="true">{MASK}</span>
          <VisuallyHidden>{words.secretHidden}</VisuallyHidden>
        </span>
      )}
      <IconButton
        size="small"
        label={isRevealed ? words.hideSecret : words.revealSecret}
        icon={<Icon name={isRevealed ? 'eye-off' : 'eye'} />}
        onClick={() => setIsRevealed(!isRevealed)}
      />
      <CopyButton text={secret} label={words.copySecret} isSecret={!isRevealed} />
    </span>
  );
}
