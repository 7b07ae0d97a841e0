import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ProjectPeople } from './project-people';

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <ProjectPeople />
  </StrictMode>,
);
