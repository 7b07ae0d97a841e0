import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const LAYERS = '@layer admin-kit.tokens,admin-kit.ui,admin-kit.screens,console;';

/** Sheets load in any order, and the first mention of a layer is its rank: so each begins with all of them. */
function layersFirst(): Plugin {
  return {
    name: 'layers-first',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = LAYERS + file.source;
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), layersFirst()],
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
            // What nearly every page is made of, as one script: together it is smaller, and it is one request.
            {
              name: 'kit',
              test: /packages[\\/]admin-kit[\\/]src[\\/](ui|provider|messages)[\\/]/,
              minShareCount: 40,
            },
          ],
        },
      },
    },
  },
});
