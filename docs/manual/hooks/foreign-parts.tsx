import type { ComponentProps, ReactNode } from 'react';
import './foreign-parts.css';

/** A design system that is not ours: it has its own look and knows nothing of admin screens. */
export const Ledger = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="ledger" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

export const LedgerLine = ({ name, children }: { name: string; children: ReactNode }) => (
  <li className="ledger-line">
    <span>{name}</span>
    {children}
  </li>
);

export const LedgerSelect = (props: ComponentProps<'select'>) => (
  <select className="ledger-select" {...props} />
);

export const LedgerButton = (props: ComponentProps<'button'>) => (
  <button type="button" className="ledger-button" {...props} />
);

export const LedgerNote = ({ children }: { children: ReactNode }) => (
  <p className="ledger-note" role="status">
    {children}
  </p>
);
