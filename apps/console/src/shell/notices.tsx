import { useMessages } from '@timemap/admin-kit';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useConsole, useLanguage, useSessionState } from '../console-context.ts';
import { languageNames } from '../language.ts';
import { lazyPart } from '../lazily.ts';
import { pageMessages } from '../messages.ts';
import { useEarlyScripts } from './early-scripts.ts';
import { shellMessages } from './messages.ts';

const loadNotices = () => import('./loaded-notices.tsx');
const LoadedNotices = lazyPart(loadNotices);

export interface Notice {
  readonly id: string;
  readonly text: string;
}

/** @spec A §8 */
export function Notices() {
  const { visit, refusedDraft, isSessionPersistent } = useConsole();
  const { key } = useLocation();
  const { wanted } = useLanguage();
  const words = useMessages(shellMessages);
  const { languageNotLoaded } = useMessages(pageMessages);
  const [notices, setNotices] = useState<readonly Notice[]>(() =>
    wanted?.hasFailed === true
      ? [{ id: 'language', text: languageNotLoaded({ language: languageNames[wanted.language] }) }]
      : [],
  );
  useEffect(() => {
    if (visit.notice === null) return;
    setNotices([{ id: key, text: words[visit.notice] }]);
    visit.notice = null;
  }, [visit, key, words]);
  const state = useSessionState();
  const isGlobalAdmin = state.status === 'signedIn' && state.user.isAdmin;
  const [wasGlobalAdmin, setWasGlobalAdmin] = useState(isGlobalAdmin);
  if (wasGlobalAdmin !== isGlobalAdmin) {
    setWasGlobalAdmin(isGlobalAdmin);
    if (state.status === 'signedIn' && wasGlobalAdmin)
      setNotices([{ id: 'no-longer-admin', text: words.noLongerAdmin }]);
  }
  const hasRefusedDraft = useSyncExternalStore(refusedDraft.subscribe, refusedDraft.get);
  const keepsNothing = hasRefusedDraft || (state.status === 'signedIn' && !isSessionPersistent());
  const [wasSaid, setWasSaid] = useState(false);
  if (keepsNothing && !wasSaid) {
    setWasSaid(true);
    setNotices([{ id: 'keeps-nothing', text: words.keepsNothing }]);
  }
  useEarlyScripts(loadNotices);
  const [wasNeeded, setWasNeeded] = useState(false);
  if (notices.length > 0 && !wasNeeded) setWasNeeded(true);
  return (
    <Suspense fallback={null}>
      {wasNeeded && <LoadedNotices notices={notices} onDismiss={() => setNotices([])} />}
    </Suspense>
  );
}
