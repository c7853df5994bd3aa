/** The answers of the calls of imports. */
import type {
  ImportDetail,
  ImportedRow,
  ImportFieldInfo,
  ImportState,
  ImportSummary,
} from '../../../contract/entities/import.ts';
import { IMPORTED_RESOURCES, type ImportedResource } from '../../../contract/resources/resources.ts';
import type { ImportService } from '../calls/services.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import { cellsOf, decisionOf, type RowResult, type StagedRow } from './stored/rows.ts';
import { contentOf, type ImportRecord, optionsOf, sumCounts, totalsOf } from './stored/staging.ts';
import { nameKey, type RememberedNames } from './values/authors.ts';
import { ID_FIELD } from './values/columns.ts';

/** Characters of a text of a row that a list of rows has. */
const SHOWN = 1_000;

const isLong = (text: string): boolean => text.length > SHOWN;

/** The beginning of a long text. */
const shortText = (text: string): string =>
  isLong(text) ? `${text.slice(0, SHOWN).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

/** All but what was read of the file, which can be long. */
export const SUMMARY_COLUMNS = [
  'id',
  'version',
  'nombre',
  'formato',
  'estado',
  'operacion',
  'problema',
  'resumen',
  'created_at',
  'created_by',
] as const satisfies readonly (keyof ImportRecord)[];

export function toSummary(
  record: Pick<ImportRecord, (typeof SUMMARY_COLUMNS)[number]>,
  jobs: Pick<ImportService, 'progress'>,
): ImportSummary {
  const { id, version, nombre, formato, estado, operacion, problema, created_at, created_by } = record;
  const { por_recurso, resultado } = totalsOf(record);
  // A write that is committed is not over until visitors see it.
  const job = jobs.progress(id);
  const isWriting = job !== null && job.estado !== 'comparando';
  return {
    id,
    version,
    archivo: nombre,
    formato,
    estado: job?.estado ?? (estado as ImportState),
    recursos: IMPORTED_RESOURCES.filter((kind) => por_recurso[kind] !== undefined),
    numeros: sumCounts(Object.values(por_recurso)),
    resultado,
    operacion,
    problema: isWriting ? '' : problema,
    avance: { hechas: job?.hechas ?? 0, total: job?.total ?? 0 },
    created_at,
    created_by,
  };
}

function fieldsOf(resources: ServerResources, kind: ImportedResource): ImportFieldInfo[] {
  const fields = resources[kind].imports.fields.map(
    ({ name, label, kind: field, required, common }): ImportFieldInfo => ({
      nombre: name,
      etiqueta: label,
      obligatorio: required === true,
      comun: common === true,
      multilinea:
        ['paragraphs', 'html', 'list', 'people', 'periods'].includes(field.is) ||
        (field.is === 'link' && field.many === true),
      opciones:
        field.is === 'choice'
          ? [...new Set(field.choices.map(({ label }) => label))].map((each) => ({ valor: each, etiqueta: each }))
          : [],
    }),
  );
  return [
    ...fields,
    { nombre: ID_FIELD, etiqueta: 'Identificador', obligatorio: false, comun: false, multilinea: false, opciones: [] },
  ];
}

export function toDetail(
  record: ImportRecord,
  resources: ServerResources,
  jobs: Pick<ImportService, 'progress'>,
  { nombres, remembered }: { nombres: ImportDetail['nombres']; remembered: RememberedNames },
): ImportDetail {
  const { hojas, columnas, avisos } = contentOf(record);
  return {
    ...toSummary(record, jobs),
    opciones: optionsOf(record),
    hojas,
    columnas,
    campos: Object.fromEntries(IMPORTED_RESOURCES.map((kind) => [kind, fieldsOf(resources, kind)])),
    avisos,
    por_recurso: totalsOf(record).por_recurso as ImportDetail['por_recurso'],
    nombres: nombres.map((asked) => {
      const chosen = remembered.get(nameKey(asked.nombre));
      if (chosen === undefined) return asked;
      const isOther = chosen !== null && !asked.candidatos.some(({ id }) => id === chosen.id);
      const candidatos = isOther ? [...asked.candidatos, chosen] : asked.candidatos;
      return { ...asked, candidatos, integrante_id: chosen?.id ?? null };
    }),
  };
}

/** A value with the beginnings of all of its texts. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return shortText(value);
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, shortened(of)]));
}

/** A row with the beginnings of its texts: a page of whole ones could have 50 million characters. */
export const toShortRow = (row: ImportedRow): ImportedRow => ({
  ...(shortened(row) as ImportedRow),
  recortadas: Object.keys(row.celdas).filter((field) => isLong(row.celdas[field] ?? '')),
});

/** @param row with what staff have chosen by now, which may be more than what was reviewed */
export function toRow({ numero, recurso, lectura, elecciones }: StagedRow, result: RowResult): ImportedRow {
  const { cuerpo, columnas, miembros, borrador, version, ...shown } = result;
  return {
    ...shown,
    cambios: result.cambios.map((change) => ({
      ...change,
      tomado: change.llena || elecciones.tomar?.includes(change.campo) === true,
    })),
    numero,
    recurso,
    decision: decisionOf(result, elecciones),
    celdas: cellsOf({ lectura, elecciones }),
    recortadas: [],
    origen: lectura.origen,
  };
}
