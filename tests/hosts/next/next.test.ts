import { describeHost, type HostTests } from '../host-tests.ts';

const host: HostTests = {
  host: 'next',
  script: 'next/dist/bin/next',
  parts: (port) => ['start', '--hostname', '127.0.0.1', '--port', String(port)],
  isRenderedOnServer: true,
};

describeHost(host);
describeHost({
  ...host,
  mode: 'development',
  isServedFromSource: true,
  parts: (port) => ['dev', '--hostname', '127.0.0.1', '--port', String(port)],
});
