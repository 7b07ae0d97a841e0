import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    target: ['chrome126', 'edge126', 'firefox126', 'safari18'],
    // Nothing may be written into the page: scripts and styles come as files of our own origin (CSP 'self').
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
});
