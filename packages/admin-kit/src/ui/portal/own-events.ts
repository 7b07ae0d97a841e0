import type { KeyboardEvent, SyntheticEvent } from 'react';
import { keepEnterFromOuterForm } from '../../browser/outer-form.ts';

const ENDED =
  'AuxClick BeforeInput Change Click ContextMenu Copy Cut DoubleClick Drag DragEnd DragEnter DragLeave DragOver DragStart Drop ' +
  'Input KeyPress KeyUp MouseDown Paste Reset Submit Wheel';

/** Traps of the focus, open menus and what is being dragged, such as a map, hear of these in the document. */
const ENDED_IN_REACT =
  'Blur Focus MouseMove MouseOut MouseOver MouseUp PointerCancel PointerDown PointerMove PointerOut PointerOver PointerUp ' +
  'TouchEnd TouchMove TouchStart';

/** For messages also a press, which closes a menu or a dialog of the host around another part of the page. */
export const end = (event: SyntheticEvent) => event.stopPropagation();
const endInReact = (event: SyntheticEvent) => {
  event.isPropagationStopped = () => true;
};

/** React hands events of a portal to the components around it: a card of the host would take a press in a dialog for one of its own. */
export const ownEvents = {
  ...handlersOf(ENDED, end),
  ...handlersOf(ENDED_IN_REACT, endInReact),
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    keepEnterFromOuterForm(event);
    event.stopPropagation();
  },
};

function handlersOf(names: string, handler: (event: SyntheticEvent) => void) {
  return Object.fromEntries(names.split(' ').map((name) => [`on${name}`, handler]));
}
