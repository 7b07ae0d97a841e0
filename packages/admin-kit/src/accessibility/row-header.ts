import { createContext, use } from 'react';

interface RowHeader {
  readonly id: string;
  readonly text: string;
}

/** The header of the table row around a control. */
export const RowHeaderContext = createContext<RowHeader | null>(null);

/** The id of the row's header, which describes a control whose name does not say whose it is. */
export function useRowHeader(name = ''): string | undefined {
  const header = use(RowHeaderContext);
  return header && header.text !== '' && !name.includes(header.text) ? header.id : undefined;
}
