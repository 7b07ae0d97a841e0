import { createContext } from 'react';

/** True inside a dialog whose request is under way: its controls keep their focus and do nothing (A §4). */
export const BusyContext = createContext(false);
