import { createContext } from 'react';

/** True inside a dialog with a pending request: its controls keep their focus and ignore presses (A §4). */
export const BusyContext = createContext(false);
