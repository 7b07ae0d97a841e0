import { defineMessages, useMessages } from '@timemap/admin-kit';
import { Checkbox } from '@timemap/admin-kit/ui/checkbox';
import { useState } from 'react';
import { useSessionState } from '../console-context.ts';
import { isKept, type KeptThing, setKept } from './kept-after-logout.ts';

export const keepMessages = defineMessages('console-keep', {
  views: 'Keep my views in this browser after I log out',
  viewsStay:
    'Your views and the searches in them stay in this browser. In the console, only you can see them.',
  viewsGo: 'Your views are removed when you log out.',
  templates: 'Keep my templates in this browser after I log out',
  templatesStay: 'They stay in this browser. In the console, only you can see them.',
  templatesGo: 'They are removed when you log out.',
  notKept: 'This browser did not keep your choice: its storage is full, or blocked for this site.',
});

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
