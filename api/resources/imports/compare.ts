/** Compares the rows of an import with the records and with each other. Nothing is written. */
import type { Fields } from '../../../contract/duplicates/identity.ts';
import type { ImportOptions } from '../../../contract/entities/import.ts';
import type { ImportedResource } from '../../../contract/resources/resources.ts';
import { fullNameOf } from '../../../contract/values/fullName.ts';
import { textOf } from '../../../contract/values/tolerant.ts';
import type { Database } from '../../database/open.ts';
import { type ServerResources, serverPartsOf } from '../parts/serverResource.ts';
import { type Pauses, pausesOf } from '../searchIndex/pauses.ts';
import { AuthorIndex, type Member, membersFirst, readMembers, readRememberedNames } from './authors.ts';
import { Claims, type EarlierRow, matchRow } from './compareRow.ts';
import { readCandidates } from './existing.ts';
import { judge } from './judge.ts';
import { KeyIndex } from './KeyIndex.ts';
import { lastMovement } from './laterMovements.ts';
import { LinkIndex, linkedKinds } from './links.ts';
import { type RowContext, readRow } from './readRow.ts';
import { cellsOf, type RowResult, type StagedRow } from './rows.ts';

/** A name that staff are asked about, as the first row that has it writes it. */
export interface AskedName {
  nombre: string;
  filas: number;
  candidatos: { id: number; nombre: string }[];
}

export interface Comparison {
  /** in the order of the rows */
  results: RowResult[];
  names: AskedName[];
  /** the last movimiento before it */
  movimiento: number;
}

/** Milliseconds that the event loop is kept at a time. */
const SLICE_MS = 8;
const NAMES_MAX = 500;

interface Options {
  db: Database;
  resources: ServerResources;
  options: Pick<ImportOptions, 'formato' | 'valores' | 'vinculos_vacios' | 'borradores'>;
  /** @throws when the job is cancelled */
  onProgress: (done: number) => Promise<void>;
}

/** Members whom the import itself adds; their ids are the negative numbers of their rows. */
const newMembers = (
  resources: ServerResources,
  rows: readonly StagedRow[],
  results: ReadonlyMap<StagedRow, RowResult>,
): Member[] =>
  rows.flatMap((row) => {
    const result = results.get(row);
    if (resources[row.recurso].imports.names === undefined || result?.estado !== 'nuevo' || result.borrador) return [];
    const { nombres, apellidos, orcid } = result.cuerpo;
    return [
      {
        id: -row.numero,
        nombre: fullNameOf({ nombres: textOf(nombres), apellidos: textOf(apellidos) }),
        orcid: textOf(orcid),
      },
    ];
  });

/** Members among whom staff are asked to choose; they can search the others. */
const PROPOSED = 20;

/** A member of the file itself has no id yet that could be remembered. */
const proposed = (members: readonly Member[]): AskedName['candidatos'] =>
  members
    .filter(({ id }) => id > 0)
    .slice(0, PROPOSED)
    .map(({ id, nombre }) => ({ id, nombre }));

const PROGRESS_ROWS = 200;

/** @param rows of all kinds, in the order of the file */
export async function compareRows(rows: readonly StagedRow[], options: Options): Promise<Comparison> {
  const { db } = options;
  const movimiento = await lastMovement(db);
  const pauses = pausesOf(SLICE_MS);
  const links = await LinkIndex.read(db, linkedKinds(options.resources), pauses);
  const members = await readMembers(db, options.resources, pauses);
  const remembered = await readRememberedNames(db);
  const results = new Map<StagedRow, RowResult>();
  const asked = new Map<string, AskedName>();
  let done = 0;
  for (const kind of membersFirst(options.resources)) {
    const ofKind = rows.filter(({ recurso }) => recurso === kind);
    if (ofKind.length === 0) continue;
    const known = [...members, ...newMembers(options.resources, rows, results)];
    const authors = await AuthorIndex.of(known, remembered, pauses);
    const compared = await compareKind(kind, ofKind, { ...options, links, authors, pauses, asked, done });
    ofKind.forEach((row, index) => {
      const result = compared[index];
      if (result !== undefined) results.set(row, result);
    });
    done += ofKind.length;
  }
  const names = [...asked.values()].toSorted((a, b) => b.filas - a.filas).slice(0, NAMES_MAX);
  return { results: rows.flatMap((row) => results.get(row) ?? []), names, movimiento };
}

interface KindOptions extends Options {
  links: LinkIndex;
  authors: AuthorIndex;
  pauses: Pauses;
  asked: Map<string, AskedName>;
  /** rows of other kinds that are compared already */
  done: number;
}

async function compareKind(
  kind: ImportedResource,
  rows: readonly StagedRow[],
  options: KindOptions,
): Promise<RowResult[]> {
  const { db, resources, links, authors, pauses, asked } = options;
  const { imports: part } = resources[kind];
  const { matching } = part;
  const index = await readCandidates(db, resources, kind, pauses);
  const earlier = new KeyIndex<EarlierRow>();
  const claims = new Claims();
  const { formato, vinculos_vacios: emptyLinks, borradores: allDrafts, valores } = options.options;
  const isProgram = formato !== 'csv' && formato !== 'xlsx';
  const context: RowContext = { links, authors, emptyLinks, isProgram, common: valores[kind] ?? {} };
  const judged = { kind, part, changes: serverPartsOf(resources, kind).changes, links, allDrafts, isProgram };
  const results: RowResult[] = [];
  for (const row of rows) {
    if (pauses.isDue()) await pauses.pause();
    if (results.length % PROGRESS_ROWS === 0) await options.onProgress(options.done + results.length);
    const read = readRow(part, row, context);
    const fields: Fields = read.values;
    const keys = matching.keys(fields);
    const id = (cellsOf(row).id ?? '').trim();
    const match = claims.apply(matchRow(kind, read, id, { index, keys }, earlier.like(keys), matching.likeness));
    const result = judge(judged, row, read, match);
    claims.add(match, row.numero, result);
    results.push(result);
    if (result.estado !== 'no_se_puede') earlier.add(keys, { numero: row.numero, fields });
    for (const [key, { nombre, candidatos }] of read.doubtful) {
      const known = asked.get(key);
      if (known === undefined) asked.set(key, { nombre, filas: 1, candidatos: proposed(candidatos) });
      else known.filas += 1;
    }
  }
  return results;
}
