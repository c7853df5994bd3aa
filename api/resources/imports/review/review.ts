/** What the rows of an import would do. A function of what was read, chosen and compared with: nothing is read or written here. */
import type { Fields } from '../../../../contract/duplicates/identity.ts';
import type { ImportOptions } from '../../../../contract/entities/import.ts';
import type { ImportedResource } from '../../../../contract/resources/resources.ts';
import { fullNameOf } from '../../../../contract/values/fullName.ts';
import { textOf } from '../../../../contract/values/tolerant.ts';
import { type ServerResources, serverPartsOf } from '../../parts/serverResource.ts';
import { rulesOf } from '../../reversal/currentRules.ts';
import { cellsOf, type ReviewedRow, type StagedRow } from '../stored/rows.ts';
import { AUTHORS, AuthorIndex, MEMBERS_FIRST, type Member } from '../values/authors.ts';
import { type DoubtfulName, type RowContext, readRow } from '../values/readRow.ts';
import { type Candidate, Claims, type EarlierRow, KeyIndex, matchRow } from './compareRow.ts';
import { judge } from './judge.ts';
import type { Records } from './records.ts';

/** A name that staff are asked about, as the first row that has it writes it. */
export interface AskedName {
  nombre: string;
  filas: number;
  candidatos: { id: number; nombre: string }[];
}

export interface Review {
  /** in the order of the file */
  rows: ReviewedRow[];
  names: AskedName[];
}

const NAMES_MAX = 500;

export interface ReviewedFile {
  /** of all kinds, in the order of the file */
  rows: readonly StagedRow[];
  options: Pick<ImportOptions, 'formato' | 'valores' | 'vinculos_vacios' | 'borradores'>;
}

/** Members whom the import itself adds; their ids are the negative numbers of their rows. */
function newMembers(rows: readonly ReviewedRow[]): Member[] {
  return rows.flatMap(({ numero, recurso, result: { estado, borrador, cuerpo } }) => {
    if (recurso !== AUTHORS || estado !== 'nuevo' || borrador) return [];
    const { nombres, apellidos, orcid } = cuerpo;
    const nombre = fullNameOf({ nombres: textOf(nombres), apellidos: textOf(apellidos) });
    return [{ id: -numero, nombre, orcid: textOf(orcid) }];
  });
}

/** Members among whom staff are asked to choose; they can search the others. */
const PROPOSED = 20;

/** A member of the file itself has no id yet that could be remembered. */
const proposed = (members: readonly Member[]): AskedName['candidatos'] =>
  members
    .filter(({ id }) => id > 0)
    .slice(0, PROPOSED)
    .map(({ id, nombre }) => ({ id, nombre }));

function ask(asked: Map<string, AskedName>, doubtful: ReadonlyMap<string, DoubtfulName>): void {
  for (const [key, { nombre, candidatos }] of doubtful) {
    const known = asked.get(key);
    if (known === undefined) asked.set(key, { nombre, filas: 1, candidatos: proposed(candidatos) });
    else known.filas += 1;
  }
}

/** Yields the number of rows that are done, after each of them. */
export function* reviewInSteps(
  resources: ServerResources,
  { rows, options }: ReviewedFile,
  records: Records,
): Generator<number, Review> {
  const reviewed: ReviewedRow[] = [];
  const asked = new Map<string, AskedName>();
  for (const kind of MEMBERS_FIRST) {
    const ofKind = rows.filter(({ recurso }) => recurso === kind);
    if (ofKind.length === 0) continue;
    const members = [...records.members, ...newMembers(reviewed)];
    const authors = new AuthorIndex(members, records.remembered);
    for (const { row, result, doubtful } of reviewKind(kind, ofKind, { resources, options, records, authors })) {
      reviewed.push({ ...row, result });
      ask(asked, doubtful);
      yield reviewed.length;
    }
  }
  const names = [...asked.values()].toSorted((a, b) => b.filas - a.filas).slice(0, NAMES_MAX);
  return { rows: reviewed.toSorted((a, b) => a.numero - b.numero), names };
}

/** The same rows, choices and records give the same review, whoever computes it and whenever. */
export function review(resources: ServerResources, file: ReviewedFile, records: Records): Review {
  const steps = reviewInSteps(resources, file, records);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

interface KindContext {
  resources: ServerResources;
  options: ReviewedFile['options'];
  records: Records;
  authors: AuthorIndex;
}

function* reviewKind(
  kind: ImportedResource,
  rows: readonly StagedRow[],
  { resources, options, records: { links, candidates }, authors }: KindContext,
) {
  const { imports: part } = resources[kind];
  const { matching } = part;
  const known = new KeyIndex<Candidate>();
  const byId = new Map<string, Candidate>();
  for (const candidate of candidates.get(kind) ?? []) {
    if (!candidate.isDraft) byId.set(String(candidate.id), candidate);
    known.add(matching.keys(candidate.fields), candidate);
  }
  const earlier = new KeyIndex<EarlierRow>();
  const claims = new Claims();
  const { formato, vinculos_vacios: emptyLinks, borradores: allDrafts, valores } = options;
  const isProgram = formato !== 'csv' && formato !== 'xlsx';
  const context: RowContext = { links, authors, emptyLinks, isProgram, common: valores[kind] ?? {} };
  const judged = { kind, part, changes: rulesOf(kind, serverPartsOf(resources, kind)), links, allDrafts, isProgram };
  for (const row of rows) {
    const read = readRow(part, row, context);
    const fields: Fields = read.values;
    const keys = matching.keys(fields);
    const found = matchRow(kind, read, {
      candidates: known.like(keys),
      earlier: earlier.like(keys),
      named: byId.get((cellsOf(row).id ?? '').trim().replace(/^0+/, '')),
      likeness: matching.likeness,
    });
    const match = claims.apply(found);
    const result = judge(judged, row, read, match);
    claims.add(match, row.numero, result);
    if (result.estado !== 'no_se_puede') earlier.add(keys, { numero: row.numero, fields });
    yield { row, result, doubtful: read.doubtful };
  }
}
