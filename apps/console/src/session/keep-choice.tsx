import { useMessages } from '@timemap/admin-kit';
import { Checkbox } from '@timemap/admin-kit/ui/checkbox';
import { useState } from 'react';
import { useSessionState } from '../console-context.ts';
import { consoleKeep as keepMessages } from '../locales/en/console-keep.ts';
import { isKept, type KeptThing, setKept } from './kept-after-logout.ts';

const outcomes = {
  views: { stays: 'viewsStay', goes: 'viewsGo' },
  templates: { stays: 'templatesStay', goes: 'templatesGo' },
} as const;

export function KeepChoice({ of }: { of: KeptThing }) {
  const words = useMessages(keepMessages);
  const session = useSessionState();
  const userId = session.status === 'signedIn' ? session.user.id : null;
  const [stays, setStays] = useState(userId !== null && isKept(of, userId));
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <Checkbox
      label={words[of]}
      description={
        hasFailed ? <span role="alert">{words.notKept}</span> : words[outcomes[of][stays ? 'stays' : 'goes']]
      }
      isChecked={stays}
      onCheckedChange={(wanted) => {
        if (userId === null) return;
        const isDone = setKept(of, userId, wanted);
        setHasFailed(!isDone);
        if (isDone) setStays(wanted);
      }}
    />
  );
}
