import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    // light-dark(), :dir(), popover and URL.parse as they are: what would stand in for them is larger, and wrong for :dir().
    target: ['chrome126', 'edge126', 'firefox126', 'safari18'],
    // Nothing may be written into the page: scripts and styles come as files of our own origin (CSP 'self').
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What changes only with the lockfile keeps its name, and its place in caches, over our releases.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: 'router', test: /node_modules[\\/]react-router[\\/]/ },
          ],
        },
      },
    },
  },
});
