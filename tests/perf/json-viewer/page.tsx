import { createRoot } from 'react-dom/client';
import '../../../packages/admin-kit/src/styles/layers.css';
import '../../../packages/admin-kit/src/styles/tokens.css';
import { JsonViewer } from '../../../packages/admin-kit/src/ui/json-viewer/json-viewer.tsx';
import '../long-tasks.ts';

declare global {
  interface Window {
    showJson: (text: string) => void;
  }
}

const root = createRoot(document.getElementById('root') as HTMLElement);
window.showJson = (text) =>
  root.render(
    <div className="ak-root">
      <JsonViewer text={text} label="App state" />
    </div>,
  );
