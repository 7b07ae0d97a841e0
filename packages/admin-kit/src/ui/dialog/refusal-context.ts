import { createContext } from 'react';

/** The id of the failure that the form around a field shows. It describes each of its fields. */
export const RefusalContext = createContext<string | undefined>(undefined);
