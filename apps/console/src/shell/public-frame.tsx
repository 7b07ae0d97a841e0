import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';
import { Footer } from './footer.tsx';
import { PageHeading } from './page-heading.tsx';
import './public-frame.css';

interface PublicFrameProps {
  heading: string;
  children: ReactNode;
}

export function PublicFrame({ heading, children }: PublicFrameProps) {
  return (
    <div className="console-public">
      <header className="console-public-header">
        <Brand />
      </header>
      <main className="console-public-main">
        <PageHeading>{heading}</PageHeading>
        {children}
      </main>
      <Footer />
    </div>
  );
}
