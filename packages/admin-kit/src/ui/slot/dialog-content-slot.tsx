import { type ReactNode, use } from 'react';
import { SlotsContext } from './screen-slots.ts';

/** The content of a dialog, wrapped by the host. */
export function DialogContentSlot({ name, children }: { name: string | undefined; children: ReactNode }) {
  const around = use(SlotsContext)?.dialog;
  return around && name !== undefined ? around(children, name) : children;
}
