import { describeHost } from '../host-tests.ts';

describeHost({
  host: 'vite',
  script: 'vite/bin/vite.js',
  parts: (port) => ['preview', '--strictPort', '--host', '127.0.0.1', '--port', String(port)],
  basePath: '/api',
  isRenderedOnServer: false,
});
