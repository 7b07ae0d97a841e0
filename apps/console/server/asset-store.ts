import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { cacheControlOf, isCompressible, mediaTypeOf, SMALLEST_COMPRESSED_BYTES } from './asset-rules.ts';
import { type ContentEncoding, ENCODED_EXTENSIONS, encodeBody } from './content-encoding.ts';

export class Asset {
  readonly mediaType: string;
  readonly cacheControl: string;
  readonly isCompressed: boolean;
  readonly plainBody: Buffer;
  readonly #hash: string;
  readonly #encoded = new Map<ContentEncoding, Promise<Buffer>>();

  constructor(path: string, body: Buffer) {
    this.mediaType = mediaTypeOf(path);
    this.cacheControl = cacheControlOf(path);
    this.isCompressed = isCompressible(this.mediaType) && body.length >= SMALLEST_COMPRESSED_BYTES;
    this.plainBody = body;
    this.#hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  }

  setEncoded(encoding: ContentEncoding, body: Buffer): void {
    this.#encoded.set(encoding, Promise.resolve(body));
  }

  etag(encoding: ContentEncoding): string {
    return encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`;
  }

  body(encoding: ContentEncoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made = encodeBody(this.plainBody, encoding);
    this.#encoded.set(encoding, made);
    return made;
  }
}

export type Assets = ReadonlyMap<string, Asset>;

/** Only these files can be served, and a rebuild under a running server changes nothing halfway. */
export async function loadAssets(folder: string): Promise<Assets> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const assets = await Promise.all(
    files.map(async (entry): Promise<[string, Asset]> => {
      const file = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      return [path, new Asset(path, await readFile(file))];
    }),
  );
  const byPath = new Map(assets);
  for (const [path, asset] of assets) takeEncoded(byPath, path, asset);
  return byPath;
}

function takeEncoded(byPath: Map<string, Asset>, path: string, asset: Asset): void {
  for (const encoding of ['br', 'gzip'] as const) {
    const encodedPath = path + ENCODED_EXTENSIONS[encoding];
    const encoded = byPath.get(encodedPath);
    if (!encoded) continue;
    asset.setEncoded(encoding, encoded.plainBody);
    byPath.delete(encodedPath);
  }
}
