export { jsonViewer as jsonViewerMessages } from '../../locales/en/json-viewer.ts';
