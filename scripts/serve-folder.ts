import { fileURLToPath } from 'node:url';
import { type PreviewServer, preview } from 'vite';

export const serveFolder = (
  folder: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<PreviewServer> =>
  preview({
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    logLevel: 'silent',
    appType: 'mpa',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1', headers },
  });
