import { createRoot } from 'react-dom/client';
import { makeOrganizations } from './dataset.ts';
import './floor.css';
import { asSent, FloorTree } from './floor-tree.tsx';
import { measurePage } from './measure.ts';

const organizations = makeOrganizations();

measurePage({
  mount(into) {
    createRoot(into).render(<FloorTree organizations={organizations} makeOrder={asSent} />);
  },
});
