import { svelte } from '@sveltejs/vite-plugin-svelte';
import react from '@vitejs/plugin-react';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

const isElement = (tag: string) => tag.startsWith('ak-');

export default defineConfig({
  plugins: [react(), vue({ template: { compilerOptions: { isCustomElement: isElement } } }), svelte()],
  build: {
    rolldownOptions: { input: ['react-18.html', 'vue.html', 'svelte.html', 'react-18-provider.html'] },
  },
  preview: { proxy: { '/api': process.env.API_URL ?? '' } },
});
