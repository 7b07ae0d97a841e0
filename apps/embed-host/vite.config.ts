import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { words } from '../../scripts/words/vite-plugin.ts';

export default defineConfig({
  plugins: [words(), react()],
  build: {
    target: ['chrome126', 'edge126', 'firefox126', 'safari18'],
    // The policy allows only scripts and styles from files of this origin.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
});
