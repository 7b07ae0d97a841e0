import type { ReactNode } from 'react';

export function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="atlas-message">
      <h1>{title}</h1>
      {children}
    </main>
  );
}
