import { readFile } from 'node:fs/promises';
import { encodePicture, type PreparedFile, prepareTextFile, prepareUpload } from '../uploads/prepare.ts';
import { convenios } from './convenios.ts';
import { eventos } from './eventos.ts';
import { INSTITUCION_LOGO } from './identidad.ts';
import { integrantes } from './integrantes.ts';
import { paginas } from './paginas.ts';
import { proyectos, type SampleProyecto } from './proyectos.ts';

type Owner = 'identidad' | 'convenios' | 'integrantes' | 'proyectos' | 'eventos' | 'paginas';

const NAMED: Readonly<Record<Owner, readonly (string | undefined)[]>> = {
  identidad: [INSTITUCION_LOGO],
  convenios: convenios.map(({ logo }) => logo),
  integrantes: integrantes.map(({ imagen }) => imagen),
  proyectos: (proyectos as readonly SampleProyecto[]).map(({ imagen }) => imagen?.archivo),
  eventos: eventos.map(({ imagen }) => imagen?.archivo),
  paginas: paginas.map(({ figura }) => figura?.archivo),
};

/** The encoded files of the sample, which a record stores under a name of their own. */
export type SampleFiles = ReadonlyMap<string, PreparedFile>;

/** Two resources may name one file, and have it in different widths. */
const keyOf = (owner: Owner, file: string): string => `${owner} ${file}`;

/** @throws {Error} for an unknown file */
export function fileOf(files: SampleFiles, owner: Owner, name: string): PreparedFile {
  const file = files.get(keyOf(owner, name));
  if (file === undefined) throw new Error(`unknown sample file ${name}`);
  return file;
}

function encode(owner: Owner, bytes: Buffer): Promise<PreparedFile> {
  if (owner === 'identidad') return encodePicture(bytes, 'picture', 'identidad');
  return owner === 'paginas' ? prepareTextFile(bytes) : prepareUpload(owner, bytes);
}

/** Encodes all files at once, as far as the encoder allows: a first start waits for it. */
async function encodeAll(): Promise<SampleFiles> {
  const named = (Object.keys(NAMED) as Owner[]).flatMap((owner) =>
    NAMED[owner].filter((file) => file !== undefined).map((file) => ({ owner, file })),
  );
  const encoding = named.map(async ({ owner, file }): Promise<[string, PreparedFile]> => {
    const bytes = await readFile(new URL(file, import.meta.url));
    return [keyOf(owner, file), await encode(owner, bytes)];
  });
  return new Map(await Promise.all(encoding));
}

let encoded: Promise<SampleFiles> | undefined;

/**
 * Encodes the files of the sample content, before the transaction that loads it. Once in a process: it takes seconds, and tests
 * start many portals in one.
 */
export function prepareSampleFiles(): Promise<SampleFiles> {
  encoded ??= encodeAll();
  return encoded;
}
