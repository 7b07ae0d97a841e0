import { describeHost, type HostTests } from '../host-tests.ts';

const host: HostTests = {
  host: 'react-router',
  script: '@react-router/serve/bin.cjs',
  parts: () => ['build/server/index.js'],
  isRenderedOnServer: true,
};

describeHost(host);
describeHost({ ...host, mode: 'development' });
