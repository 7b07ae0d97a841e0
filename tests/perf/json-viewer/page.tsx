import { createRoot } from 'react-dom/client';
import '../../../packages/admin-kit/src/styles/layers.css';
import '../../../packages/admin-kit/src/styles/tokens.css';
import { JsonViewer } from '../../../packages/admin-kit/src/ui/json-viewer/json-viewer.tsx';
import { untilShown } from '../in-page.ts';

declare global {
  interface Window {
    json: string;
    timeToShow: () => Promise<number>;
  }
}

const root = createRoot(document.getElementById('root') as HTMLElement);
const showJson = (text: string) =>
  root.render(
    <div className="ak-root">
      <JsonViewer text={text} label="App state" />
    </div>,
  );

/** In a separate task, like a real answer. */
window.timeToShow = () =>
  new Promise((resolve, reject) => {
    setTimeout(() => {
      const startedAt = performance.now();
      showJson(window.json);
      untilShown(() => document.querySelector('[role="tree"], .ak-json-text') !== null, startedAt).then(
        resolve,
        reject,
      );
    }, 0);
  });
