import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

export default defineConfig({
  plugins: [react()],
  build: { rolldownOptions: { input: ['index.html', 'shared-cache.html'] } },
  preview: { proxy: { '/api': process.env.API_URL ?? '' } },
});
