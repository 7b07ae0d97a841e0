import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@timemap/admin-kit/styles.css';

export const metadata: Metadata = { title: 'A host built with Next.js', icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}
