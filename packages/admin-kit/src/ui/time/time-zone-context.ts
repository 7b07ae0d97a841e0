import { createContext } from 'react';

/** The IANA zone times are shown in. undefined is the reader's own. */
export const TimeZoneContext = createContext<string | undefined>(undefined);
