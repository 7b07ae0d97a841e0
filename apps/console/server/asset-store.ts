import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { cacheControlOf, isCompressible, mediaTypeOf } from './asset-rules.ts';
import { type ContentEncoding, encodeBody } from './content-encoding.ts';

// Below this, the headers of an encoding cost as much as it saves.
const SMALLEST_COMPRESSED_BYTES = 1024;

/** One file as it is served; encoded bodies are made once, when first asked for. */
export class Asset {
  readonly mediaType: string;
  readonly cacheControl: string;
  readonly isCompressed: boolean;
  readonly #body: Buffer;
  readonly #hash: string;
  readonly #encoded = new Map<ContentEncoding, Promise<Buffer>>();

  constructor(path: string, body: Buffer) {
    this.mediaType = mediaTypeOf(path);
    this.cacheControl = cacheControlOf(path);
    this.isCompressed = isCompressible(this.mediaType) && body.length >= SMALLEST_COMPRESSED_BYTES;
    this.#body = body;
    this.#hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  }

  etag(encoding: ContentEncoding): string {
    return encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`;
  }

  body(encoding: ContentEncoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made = encodeBody(this.#body, encoding);
    this.#encoded.set(encoding, made);
    return made;
  }
}

/**
 * Reads a whole build into memory, by URL path. What is not in the map cannot be served, whatever a request
 * spells, and a rebuild under a running server changes nothing halfway. Links and dot files are left out.
 */
export async function loadAssets(folder: string): Promise<Map<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const assets = await Promise.all(
    files.map(async (entry): Promise<[string, Asset]> => {
      const file = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      return [path, new Asset(path, await readFile(file))];
    }),
  );
  return new Map(assets);
}
