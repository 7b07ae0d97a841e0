import { type ReactNode, use } from 'react';
import { SlotsContext } from './screen-slots.ts';
import './slot.css';

/** Contains the host's content. The sheets keep the host's own rules there. */
export function Slot({ children }: { children?: ReactNode }) {
  if (!children) return null;
  return (
    <div className="ak-slot">
      <SlotsContext value={null}>{children}</SlotsContext>
    </div>
  );
}

interface ReplaceableProps {
  /** What a host calls it in `slots.replace`. */
  name: string;
  children: ReactNode;
}

/** A part of a screen that a host can hide or replace. */
export function Replaceable({ name, children }: ReplaceableProps) {
  const replacement = use(SlotsContext)?.replace?.[name];
  return replacement === undefined ? children : <Slot>{replacement}</Slot>;
}

/** For what does the same to many things: shown while the host neither hides nor replaces the part. */
export function WithPart({ name, children }: ReplaceableProps) {
  return use(SlotsContext)?.replace?.[name] === undefined && children;
}

/** The actions of the screen's heading, with those of the host at the end. */
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

/** The content of a dialog, in what the host puts around it. */
export function DialogContentSlot({ name, children }: { name: string | undefined; children: ReactNode }) {
  const around = use(SlotsContext)?.dialog;
  return around && name !== undefined ? around(children, name) : children;
}
