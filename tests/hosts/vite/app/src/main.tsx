import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AdminScreens } from './admin-screens';
import '@timemap/admin-kit/styles.css';

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <main>
      <AdminScreens />
      {location.pathname === '/twice' && <AdminScreens />}
    </main>
  </StrictMode>,
);
