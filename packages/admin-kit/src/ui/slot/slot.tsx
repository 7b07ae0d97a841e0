import { type ReactNode, use } from 'react';
import { SlotsContext } from './screen-slots.ts';
import './slot.css';

/** Contains the host's content. The style sheets keep the host's own rules there. */
export function Slot({ children }: { children?: ReactNode }) {
  if (!children) return null;
  return (
    <div className="ak-slot">
      <SlotsContext value={null}>{children}</SlotsContext>
    </div>
  );
}

export interface ReplaceableProps {
  name: string;
  children: ReactNode;
}

const useReplacement = (name: string) => use(SlotsContext)?.replace?.[name];

/** Whether the host hides or replaces the part, which then has no shortcuts either. */
export const useIsReplaced = (name: string) => useReplacement(name) !== undefined;

/** A part of a screen that a host can hide or replace. */
export function Replaceable({ name, children }: ReplaceableProps) {
  const replacement = useReplacement(name);
  return replacement === undefined ? children : <Slot>{replacement}</Slot>;
}

/** Renders its children unless the host hides or replaces the part. For one action on many things. */
export function WithPart({ name, children }: ReplaceableProps) {
  return !useIsReplaced(name) && children;
}

/** The actions of the screen's heading, followed by those of the host. */
export function useHeaderActions(actions: ReactNode, isScreenHeading: boolean): ReactNode {
  const hostActions = use(SlotsContext)?.headerActions;
  if (!isScreenHeading || !hostActions) return actions;
  return (
    <>
      {actions}
      <Slot>{hostActions}</Slot>
    </>
  );
}
