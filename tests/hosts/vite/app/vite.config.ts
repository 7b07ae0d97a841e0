import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

export default defineConfig({
  plugins: [react()],
  build: { rolldownOptions: { input: ['index.html', 'shared-cache.html', 'cases.html'] } },
  preview: {
    proxy: {
      '/api': process.env.API_URL ?? '',
      '/cookie-api': {
        target: process.env.API_URL ?? '',
        rewrite: (path) => path.replace('/cookie-api', '/api'),
        configure: (proxy) => {
          proxy.on('proxyReq', (passedOn, { headers }) => {
            const [, id = ''] = /host-session=([^;]+)/.exec(headers.cookie ?? '') ?? [];
            if (headers['x-csrf-token'] === 'of this page')
              passedOn.setHeader('Authorization', `Bearer ${id}`);
          });
        },
      },
    },
  },
});
