/** What becomes of one row: the rules of its record, and the record that it means. */
import type { z } from 'zod';
import { quoted } from '../../../../citation/quoted.ts';
import { joinRemarks, type Remarks } from '../../../../citation/values/remarks.ts';
import type { Fields } from '../../../../contract/duplicates/identity.ts';
import type { ImportedResource } from '../../../../contract/resources/resources.ts';
import type { ImportField, ImportPart } from '../../parts/importPart.ts';
import { cellsOf, decisionOf, type RowChoices, type RowResult, type StagedRow } from '../stored/rows.ts';
import type { LinkIndex } from '../values/links.ts';
import { nameFieldOf, type ReadValues } from '../values/readRow.ts';
import { cellsOfRecord, changeOf, valueIn } from './changes.ts';
import type { Candidate, Match } from './compareRow.ts';
import { withMembers, withoutNewMembers } from './written.ts';

interface Kept {
  values: Record<string, unknown>;
  /** of the values that were left out, by field */
  remarks: Remarks;
}

/**
 * The values without those that a row can lack: a value of a field that its type does not have, and in a file that a program wrote each
 * optional one. What staff corrected stays, and so does its error. Null if nothing is left out.
 */
function withoutOptional(
  { part, isProgram }: { part: ImportPart; isProgram: boolean },
  row: StagedRow,
  values: Fields,
  errores: Readonly<Record<string, string>>,
  record: Fields = {},
): Kept | null {
  if (Object.keys(errores).length === 0) return null;
  const foreign = new Set(part.foreign?.({ ...record, ...values }) ?? []);
  const required = new Set(part.fields.filter(({ required }) => required).map(({ name }) => name));
  const corrected = row.elecciones.celdas ?? {};
  const cells = cellsOf(row);
  const remarks: Record<string, string> = {};
  for (const [field, message] of Object.entries(errores)) {
    if (cells[field] === undefined || required.has(field) || corrected[field] !== undefined) continue;
    const isForeign = foreign.has(field);
    if (!isForeign && (!isProgram || row.lectura.problemas[field] !== undefined)) continue;
    const reason = isForeign ? 'no es un dato de este tipo de registro' : message;
    remarks[field] = `No se tomó «${quoted(cells[field])}»: ${reason}`;
  }
  if (Object.keys(remarks).length === 0) return null;
  return {
    values: Object.fromEntries(Object.entries(values).filter(([field]) => remarks[field] === undefined)),
    remarks,
  };
}

export interface Judged {
  kind: ImportedResource;
  part: ImportPart;
  changes: z.ZodType | undefined;
  links: LinkIndex;
  /** all new rows become drafts */
  allDrafts: boolean;
  /** a program wrote the file: an optional value that a rule refuses is left out, and does not refuse its row */
  isProgram: boolean;
}

/** A row that is not written. */
export const NOTHING: RowResult = {
  estado: 'no_se_puede',
  incluida: false,
  celdas: {},
  errores: {},
  marcas: {},
  falta: [],
  registro: null,
  celdas_registro: {},
  fila: null,
  cambios: [],
  version: 0,
  cuerpo: {},
  columnas: {},
  miembros: [],
  borrador: false,
};

/** The fields of the call, apart from columns and links beside it. */
function split(fields: readonly ImportField[], values: Readonly<Record<string, unknown>>) {
  const cuerpo: Record<string, unknown> = {};
  const columnas: Record<string, unknown> = {};
  let miembros: number[] = [];
  for (const { name, column, kind } of fields) {
    if (values[name] === undefined) continue;
    if (kind.is === 'link' && kind.many) miembros = values[name] as number[];
    else if (column !== undefined) columnas[column] = values[name];
    else cuerpo[name] = values[name];
  }
  return { cuerpo, columnas, miembros };
}

type Issues = { wrong: Record<string, string>; missing: string[] };

/** The rules that a row breaks: a field that the file lacks only makes it a draft, unless it is the name. */
function issuesOf(kind: ImportedResource, part: ImportPart, error: z.ZodError, filled: ReadonlySet<string>): Issues {
  const issues: Issues = { wrong: {}, missing: [] };
  for (const { path, message } of error.issues) {
    const name = String(path[0] ?? '');
    if (filled.has(name) || name === nameFieldOf(kind)) issues.wrong[name] ??= message;
    else issues.missing.push(part.fields.find((field) => field.name === name)?.label ?? message);
  }
  return issues;
}

/** What is left to say of a row without some of its values. */
const noted = (
  { marcas, errores }: Pick<RowResult, 'marcas' | 'errores'>,
  { remarks }: Kept,
): Pick<RowResult, 'marcas' | 'errores'> => ({
  marcas: joinRemarks(marcas, remarks),
  errores: Object.fromEntries(Object.entries(errores).filter(([field]) => remarks[field] === undefined)),
});

function judgeNew(context: Judged, row: StagedRow, read: ReadValues, base: RowResult): RowResult {
  const { kind, part, allDrafts } = context;
  const { cuerpo, columnas, miembros } = split(part.fields, read.values);
  const parsed = read.parsed ?? part.add.safeParse(withoutNewMembers(cuerpo));
  const { wrong, missing } = parsed.success
    ? { wrong: {}, missing: [] }
    : issuesOf(kind, part, parsed.error, new Set(Object.keys(cuerpo)));
  const errores = { ...wrong, ...base.errores };
  const kept = withoutOptional(context, row, read.values, errores);
  if (kept !== null) {
    const without = { ...read, values: kept.values, parsed: undefined };
    return judgeNew(context, row, without, { ...base, ...noted(base, kept) });
  }
  if (Object.keys(errores).length > 0) return { ...base, estado: 'no_se_puede', errores };
  const falta = part.missingFile === undefined ? missing : [...missing, part.missingFile];
  const borrador = allDrafts || falta.length > 0;
  const output = withMembers((parsed.success ? parsed.data : {}) as RowResult['cuerpo'], cuerpo);
  return { ...base, estado: 'nuevo', falta, borrador, cuerpo: borrador ? cuerpo : output, columnas, miembros };
}

function judgeChange(context: Judged, read: ReadValues, base: RowResult, row: StagedRow, record: Candidate): RowResult {
  const { part, changes, links } = context;
  const { cuerpo } = split(part.fields, read.values);
  const parsed = changes?.safeParse({ ...record.fields, id: record.id, ...withoutNewMembers(cuerpo) });
  const wrong: Record<string, string> = {};
  for (const { path, message } of parsed?.error?.issues ?? []) wrong[String(path[0] ?? '')] ??= message;
  const errores = { ...wrong, ...base.errores };
  const kept = withoutOptional(context, row, read.values, errores, record.fields);
  if (kept !== null)
    return judgeChange(context, { ...read, values: kept.values }, { ...base, ...noted(base, kept) }, row, record);
  if (Object.keys(errores).length > 0) return { ...base, estado: 'no_se_puede', errores };
  const output = { ...read.values, ...withMembers(pick(parsed?.data, Object.keys(cuerpo)), cuerpo) };
  const cells = cellsOf(row);
  const taken = new Set(row.elecciones.tomar ?? []);
  const cambios = part.fields.flatMap((field) => {
    const compared = {
      before: valueIn(record.fields, field),
      after: output[field.name],
      cell: (cells[field.name] ?? '').trim(),
    };
    const change = changeOf(field, compared, links);
    return change === null ? [] : [{ ...change, tomado: change.llena || taken.has(field.name) }];
  });
  const changed = new Set(cambios.filter(({ tomado }) => tomado).map(({ campo }) => campo));
  const fields = part.fields.filter(({ name }) => changed.has(name));
  return { ...base, ...split(fields, output), estado: cambios.length === 0 ? 'igual' : 'cambia', cambios };
}

const pick = (values: unknown, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, (values as Record<string, unknown>)[name]]));

const registroOf = (kind: ImportedResource, { id, nombre, isDraft }: Candidate): RowResult['registro'] => ({
  recurso: kind,
  id,
  nombre,
  borrador: isDraft,
});

/** What would be written if a row were included; nothing for a row without effect. */
const hasEffect = ({ estado, cambios }: RowResult): boolean =>
  estado === 'nuevo' || (estado === 'cambia' && cambios.some(({ tomado }) => tomado));

/** A row with an effect is included unless staff say otherwise. */
export const isIncluded = (result: RowResult, { incluida }: RowChoices): boolean =>
  hasEffect(result) && incluida !== false;

function judged(context: Judged, row: StagedRow, read: ReadValues, match: Match): RowResult {
  const { kind, part, links } = context;
  const { candidate, earlier, isChanged } = match;
  const names = new Set(Object.keys(read.values));
  const base: RowResult = {
    ...NOTHING,
    errores: read.errores,
    marcas: read.marcas,
    fila: earlier,
    registro: candidate === null ? null : registroOf(kind, candidate),
    celdas_registro: candidate === null ? {} : cellsOfRecord(part.fields, candidate.fields, names, links),
    version: candidate?.version ?? 0,
  };
  const decision = decisionOf(base, row.elecciones);
  if (match.likeness === 'posible' && decision === '') {
    // The rules are checked before anybody decides.
    const asNew = judgeNew(context, row, read, base);
    return asNew.estado === 'no_se_puede' ? asNew : { ...base, estado: 'posible_duplicado' };
  }
  const isSame = match.likeness === 'mismo' ? decision !== 'otro' : decision === 'mismo';
  if (match.likeness === null || !isSame) return judgeNew(context, row, read, { ...base, version: 0 });
  // A draft, or another row of the file, is left as it is; so is a record that another row changes.
  if (candidate === null || candidate.isDraft || isChanged) return { ...base, estado: 'igual' };
  return judgeChange(context, read, base, row, candidate);
}

/** @returns what becomes of the row, and whether it is included unless staff say otherwise */
export function judge(context: Judged, row: StagedRow, read: ReadValues, match: Match): RowResult {
  const result = judged(context, row, read, match);
  return { ...result, celdas: {}, incluida: isIncluded(result, row.elecciones) };
}
