import { Outlet } from 'react-router';
import { Brand } from './brand.tsx';
import { Footer } from './footer.tsx';
import { PageHeading } from './page-heading.tsx';
import './public-layout.css';

/** Around the pages that need no session. */
export function Component() {
  return (
    <div className="console-public">
      <header className="console-public-header">
        <Brand />
      </header>
      <main className="console-public-main">
        <PageHeading />
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
