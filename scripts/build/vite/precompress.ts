import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|html|json)$/;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Writes a .br and a .gz beside each text file of the build, so that the server never compresses one on a request. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }) {
      if (dir === undefined) return;
      const names = await readdir(dir, { recursive: true });
      await Promise.all(
        names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compressFile(path.join(dir, name))),
      );
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await Promise.all([
    brotli(bytes, { params }).then((compressed) => writeFile(`${file}.br`, compressed)),
    deflate(bytes, { level: constants.Z_BEST_COMPRESSION }).then((compressed) => writeFile(`${file}.gz`, compressed)),
  ]);
}
