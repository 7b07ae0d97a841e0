import { Checkbox } from '@timemap/admin-kit/ui/checkbox';
import { useState } from 'react';
import { useSessionState } from '../console-context.ts';
import { isKept, type KeptThing, setKept } from './kept-after-logout.ts';

const words: Readonly<Record<KeptThing, Readonly<Record<'label' | 'stays' | 'goes', string>>>> = {
  views: {
    label: 'Keep my views in this browser after I log out',
    stays: 'What your views search for stays in this browser. Only you see it in the console.',
    goes: 'Your views are removed when you log out.',
  },
  activity: {
    label: 'Keep my activity in this browser after I log out',
    stays: 'It stays in this browser for 30 days. Only you see it in the console.',
    goes: 'It is removed when you log out.',
  },
};

/** Says whether something of this person stays in this browser after logout, and lets them choose. */
export function KeepChoice({ of }: { of: KeptThing }) {
  const session = useSessionState();
  const userId = session.status === 'signedIn' ? session.user.id : null;
  const [stays, setStays] = useState(userId !== null && isKept(of, userId));
  return (
    <Checkbox
      label={words[of].label}
      description={stays ? words[of].stays : words[of].goes}
      isChecked={stays}
      onCheckedChange={(wanted) => {
        if (userId !== null && setKept(of, userId, wanted)) setStays(wanted);
      }}
    />
  );
}
