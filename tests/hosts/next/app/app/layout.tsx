import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@timemap/admin-kit/styles.css';

export const metadata: Metadata = { title: 'A host built with Next.js', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      {/* The body as in a new Next.js app, and the page as in our README. */}
      <body style={{ minHeight: '100%', display: 'flex', flexDirection: 'column' }}>
        <main
          style={{
            boxSizing: 'border-box',
            width: '100%',
            maxWidth: '64rem',
            margin: '0 auto',
            padding: '2rem',
          }}
        >
          {children}
        </main>
      </body>
    </html>
  );
}
