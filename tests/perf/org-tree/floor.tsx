import { createRoot } from 'react-dom/client';
import { exposeTree } from './bench-page.ts';
import { makeOrganizations } from './dataset.ts';
import './floor.css';
import { FloorTree } from './floor-tree.tsx';

const organizations = makeOrganizations();

exposeTree((into) => createRoot(into).render(<FloorTree organizations={organizations} />));
