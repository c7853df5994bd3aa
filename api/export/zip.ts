import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  name: string;
  /** false for what is compressed already */
  compress: boolean;
  content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
}

/** In the format that `sha256sum -c` reads. */
const CHECKSUMS = 'SHA256SUMS';

async function* hashed(content: ZipEntry['content'], hash: Hash) {
  for await (const part of content) {
    hash.update(part);
    yield part;
  }
}

async function fill(zip: ZipFile, entries: AsyncIterable<ZipEntry>, mtime: Date): Promise<void> {
  const checksums: string[] = [];
  for await (const { name, compress, content } of entries) {
    const hash = createHash('sha256');
    const stream = Readable.from(hashed(content, hash), { objectMode: false });
    zip.addReadStream(stream, name, { mtime, compress });
    // One after the other: an entry begins once the one before it is read.
    await finished(stream);
    checksums.push(`${hash.digest('hex')}  ${name}\n`);
  }
  zip.addBuffer(Buffer.from(checksums.join('')), CHECKSUMS, { mtime });
  zip.end();
}

/** A ZIP of the entries and their SHA-256 checksums, made while it is read. @param mtime of all entries */
export function zipOf(entries: AsyncIterable<ZipEntry>, mtime: Date): Readable {
  const zip = new ZipFile();
  const { outputStream } = zip;
  // Its type does not say that it is a PassThrough.
  const output = outputStream as Readable;
  const fail = (error: Error) => output.destroy(error);
  zip.on('error', fail);
  fill(zip, entries, mtime).catch(fail);
  return output;
}
