// Serves the pages beside this file, and what the package brings below /admin-kit: nothing is built.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const { API_URL = '', HOST = '127.0.0.1', PORT = '8080' } = process.env;
const here = import.meta.dirname;
const kit = join(here, 'node_modules/@timemap/admin-kit/dist');
const types = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript' };

const headers = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: http:",
    `connect-src 'self' ${API_URL}`,
    "base-uri 'none'",
  ].join('; '),
};

createServer((request, response) => {
  const path = normalize(new URL(request.url, 'http://host').pathname);
  if (path === '/config.json') {
    response.writeHead(200, { ...headers, 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ apiBaseUrl: API_URL }));
    return;
  }
  const page = path === '/' ? '/index.html' : extname(path) === '' ? `${path}.html` : path;
  const file = page.startsWith('/admin-kit/') ? join(kit, page.slice('/admin-kit'.length)) : join(here, page);
  if (!existsSync(file)) {
    response.writeHead(404, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}).listen(Number(PORT), HOST);
