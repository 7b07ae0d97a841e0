import { describeHost } from '../host-tests.ts';

describeHost({
  host: 'next',
  script: 'next/dist/bin/next',
  parts: (port) => ['start', '--hostname', '127.0.0.1', '--port', String(port)],
  isRenderedOnServer: true,
});
