import { createRoot } from 'react-dom/client';
import { ProjectPage } from './project-page';
import '@timemap/admin-kit/styles/project-roles.css';

createRoot(document.getElementById('app') as HTMLElement).render(<ProjectPage />);
