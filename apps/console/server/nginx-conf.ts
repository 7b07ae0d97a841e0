import {
  CACHE_FOREVER,
  CACHE_REVALIDATE,
  HASHED_FOLDER,
  isCompressible,
  MEDIA_TYPES,
  SMALLEST_COMPRESSED_BYTES,
} from './asset-rules.ts';
import type { ConsoleConfig } from './console-config.ts';
import { securityHeaders } from './security-headers.ts';

export interface NginxPlace {
  readonly root?: string;
  /** Where config.json is if the root is read-only. @default the root */
  readonly configFolder?: string;
  readonly port?: number;
  /** Whether nginx loads its module for files that are compressed ahead with Brotli. @default false */
  readonly hasBrotli?: boolean;
}

export function nginxConf(config: ConsoleConfig, place: NginxPlace = {}): string {
  const { root = '/usr/share/nginx/html', configFolder, port = 8080, hasBrotli = false } = place;
  const mediaTypes = Object.values(MEDIA_TYPES);
  const textTypes = unique(mediaTypes.filter((type) => type.includes('charset')).map(bare)).filter(isNotHtml);
  const compressed = unique(mediaTypes.filter(isCompressible).map(bare)).filter(isNotHtml);
  const fileExtensions = Object.keys(MEDIA_TYPES).join('|');
  return `# Generated from config.json; the addresses in Content-Security-Policy are those of one environment:
#   node apps/console/server/write-nginx-conf.ts --config config.json > console.conf
# Goes where nginx includes files in its http block, such as conf.d. Put that same config.json into the root
# folder, over the one of the build. TLS, HSTS and server_name are yours to add:
# with TLS also HTTP/2 ("listen 443 ssl;" and "http2 on;", before nginx 1.25.1 "listen 443 ssl http2;").

map $status$uri $console_cache_control {
  default "${CACHE_REVALIDATE}";
  # A missing file must not be remembered as missing.
  ~^[45] "no-store";
  "~^\\d+${HASHED_FOLDER}" "${CACHE_FOREVER}";
}

server {
  listen ${port};
  root ${root};
  server_tokens off;

  charset utf-8;
  charset_types ${textTypes.join(' ')};
  default_type application/octet-stream;
  types {
${typesByMedia().join('\n')}
  }

  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length ${SMALLEST_COMPRESSED_BYTES};
  gzip_types ${compressed.join(' ')};

  # All headers are set here: a location with its own add_header would drop every one of them.
${securityHeaders(config)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
  add_header Cache-Control $console_cache_control always;

  if ($request_uri ~ "^//") {
    return 404;
  }
${configFolder === undefined ? '' : `\n  location = /config.json {\n    root ${configFolder};\n  }`}
  # A file that is missing is a 404; anything else is a screen of the console.
  location ^~ ${HASHED_FOLDER} {
    # The build has compressed these files.${hasBrotli ? '\n    brotli_static on;' : ' With its brotli module, "brotli_static on;" sends a tenth less.'}
    gzip_static on;
    try_files $uri =404;
  }
  location ~* \\.(${fileExtensions})$ {
    try_files $uri =404;
  }
  location / {
    try_files $uri /index.html;
  }
}
`;
}

function typesByMedia(): string[] {
  const extensions = new Map<string, string[]>();
  for (const [extension, mediaType] of Object.entries(MEDIA_TYPES)) {
    const type = bare(mediaType);
    extensions.set(type, [...(extensions.get(type) ?? []), extension]);
  }
  return [...extensions].map(([type, names]) => `    ${type} ${names.join(' ')};`);
}

function bare(mediaType: string): string {
  return mediaType.split(';', 1)[0] ?? mediaType;
}

// nginx always compresses text/html and adds its charset. Listing it again causes a warning.
function isNotHtml(mediaType: string): boolean {
  return mediaType !== 'text/html';
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
