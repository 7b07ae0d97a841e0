import type { CurrentUser } from '@timemap/admin-api';
import { type AdminKit, useAdminKit } from '@timemap/admin-kit';
import { useEffect, useRef, useState } from 'react';
import { fetchPageScript } from '../pages.ts';
import { paths } from '../paths.ts';
import { sectionKeysOf } from './navigation.ts';

export function useOnceIdle(run: () => void): void {
  const { queryClient } = useAdminKit();
  const firstRun = useRef(run);
  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') return;
    return onceIdle(queryClient, () => firstRun.current());
  }, [queryClient]);
}

/** A read that hangs must not delay the work that waits for the first data. */
const PATIENCE_MS = 2000;
let isFirstViewOver = typeof requestIdleCallback !== 'function';

export function useIsFirstViewOver(): boolean {
  const { queryClient } = useAdminKit();
  const [isOver, setIsOver] = useState(isFirstViewOver);
  useEffect(() => {
    if (isFirstViewOver) return setIsOver(true);
    const end = () => {
      stop();
      clearTimeout(timer);
      isFirstViewOver = true;
      setIsOver(true);
    };
    const timer = setTimeout(end, PATIENCE_MS);
    const stop = onceIdle(queryClient, end);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queryClient]);
  return isOver;
}

function onceIdle(queryClient: AdminKit['queryClient'], run: () => void): () => void {
  let stop = () => {};
  let readsNothing = false;
  const look = () => {
    const reads = queryClient.getQueryCache().getAll();
    // A part of the page may still be loading before it reads anything.
    const hasAnswer = reads.some(({ state }) => state.status !== 'pending');
    if (!(hasAnswer || readsNothing) || queryClient.isFetching() > 0) return;
    stop();
    clearTimeout(timer);
    cancelIdleCallback(handle);
    handle = requestIdleCallback(run);
  };
  let handle = requestIdleCallback(() => {
    stop = queryClient.getQueryCache().subscribe(look);
    look();
  });
  // The page of an unknown address reads nothing.
  const timer = setTimeout(() => {
    readsNothing = true;
    look();
  }, PATIENCE_MS);
  return () => {
    stop();
    clearTimeout(timer);
    cancelIdleCallback(handle);
  };
}

export function useEarlyPages(user: CurrentUser): void {
  useOnceIdle(() => {
    if (!canFetchEarly()) return;
    const own = [paths.organizationUsers, paths.organizationProjects, paths.stats];
    for (const path of [...sectionKeysOf(user).map(({ to }) => to), ...own]) fetchPageScript(path);
  });
  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin === window.location.origin) fetchPageScript(link.pathname);
    };
    document.addEventListener('pointerover', onIntent, { passive: true });
    document.addEventListener('focusin', onIntent);
    return () => {
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, []);
}

export function useEarlyScripts(...loads: readonly (() => Promise<unknown>)[]): void {
  useOnceIdle(() => {
    if (!canFetchEarly()) return;
    for (const load of loads) load().catch(() => undefined);
  });
}

function canFetchEarly(): boolean {
  const { connection, onLine } = navigator as { connection?: Connection; onLine: boolean };
  return onLine && connection?.saveData !== true && !/[23]g/.test(connection?.effectiveType ?? '');
}

/** Chromium alone says these. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}
