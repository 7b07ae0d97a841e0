import { useMessages } from '@timemap/admin-kit';
import { useEffect, useState } from 'react';
import type { ConsoleRuntime } from '../console-runtime.ts';
import { pageMessages } from '../messages.ts';
import { Brand } from './brand.tsx';
import './starting-up.css';

interface StartingUpProps {
  starting?: Promise<ConsoleRuntime>;
}

const hasShapes = () => document.getElementById('first-view')?.dataset.shapes !== undefined;

export function StartingUp({ starting }: StartingUpProps) {
  const isServerUnreachable = useIsServerUnreachable(starting);
  const words = useMessages(pageMessages);
  return (
    <>
      {(isServerUnreachable || !hasShapes()) && (
        <header className="console-starting-up-header">
          <Brand />
        </header>
      )}
      <p role="status" className="console-starting-up">
        {isServerUnreachable ? words.serverAway : words.loading}
      </p>
    </>
  );
}

function useIsServerUnreachable(starting: Promise<ConsoleRuntime> | undefined): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    let leave = () => {};
    let isOver = false;
    void starting?.then(({ session }) => {
      if (isOver) return;
      const look = () => {
        const state = session.state();
        setIsAway(state.status === 'unknown' && state.isServerUnreachable === true);
      };
      leave = session.subscribe(look);
      look();
    });
    return () => {
      isOver = true;
      leave();
    };
  }, [starting]);
  return isAway;
}
