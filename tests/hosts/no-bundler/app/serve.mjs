import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const { API_URL = '', HOST = '127.0.0.1', PORT = '8080' } = process.env;
const here = import.meta.dirname;
const elements = join(here, 'node_modules/@timemap/admin-elements/dist');
const types = { '.css': 'text/css', '.html': 'text/html', '.js': 'text/javascript' };

const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mO48uQNAAU0AqU6b3a6AAAAAElFTkSuQmCC',
  'base64',
);

const headers = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src ${API_URL}`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; '),
};

createServer((request, response) => {
  const path = normalize(new URL(request.url, 'http://host').pathname);
  if (path === '/config.js') {
    response.writeHead(200, { ...headers, 'Content-Type': types['.js'] });
    response.end(`export const apiBaseUrl = ${JSON.stringify(API_URL)};\n`);
    return;
  }
  if (path.startsWith('/tiles/')) {
    response.writeHead(200, { ...headers, 'Content-Type': 'image/png' }).end(tile);
    return;
  }
  const page = path === '/' ? '/index.html' : extname(path) === '' ? `${path}.html` : path;
  const file = page.startsWith('/admin-elements/')
    ? join(elements, page.slice('/admin-elements'.length))
    : join(here, page);
  if (!existsSync(file)) {
    response.writeHead(404, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
  createReadStream(file).pipe(response);
}).listen(Number(PORT), HOST);
