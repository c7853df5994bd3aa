/** An import: a file of records on its way in. Its rows are staged until it is applied. */
import { z } from 'zod';
import { done, withSuccess } from '../fields/envelope.ts';
import { boundedList, id, isAllowedText, wholeNumber } from '../fields/fields.ts';
import { IMPORTED_RESOURCES } from '../resources/resources.ts';
import {
  CELL_MAX,
  CODIFICACIONES,
  FORMATOS,
  IMPORT_COLUMNS_MAX,
  IMPORT_ROWS_MAX,
  SEPARADORES,
} from '../values/imports.ts';

/** What becomes of a row. */
export const ROW_STATES = ['nuevo', 'cambia', 'posible_duplicado', 'igual', 'no_se_puede'] as const;
export type RowState = (typeof ROW_STATES)[number];

/** `leyendo`, `comparando`, `importando` and `deshaciendo` are jobs that run; `fallida`: the file could not be read with these options. */
export const IMPORT_STATES = [
  'leyendo',
  'comparando',
  'por_revisar',
  'importando',
  'importada',
  'deshaciendo',
  'deshecha',
  'fallida',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What staff decided of a possible duplicate. */
const DECISIONS = ['', 'mismo', 'otro'] as const;

const recurso = () => z.enum(IMPORTED_RESOURCES, { error: 'El tipo de registro no es válido' });
const formato = () => z.enum(FORMATOS, { error: 'El formato no es válido' });
const importVersion = () => id('La versión no es válida');

const count = z.number();
const counts = z.object({
  total: count,
  nuevo: count,
  cambia: count,
  posible_duplicado: count,
  igual: count,
  no_se_puede: count,
  /** rows that would be imported */
  incluidas: count,
  /** of those, rows that would become drafts */
  borradores: count,
  /** possible duplicates that nobody has decided */
  sin_decidir: count,
});
export type ImportCounts = z.infer<typeof counts>;

const summary = z.object({
  id: z.number(),
  version: z.number(),
  archivo: z.string(),
  /** '' until the file is recognised */
  formato: z.string(),
  estado: z.enum(IMPORT_STATES),
  /** the kinds of its rows */
  recursos: z.array(recurso()),
  numeros: counts,
  /** what an applied import made; null before */
  resultado: z.object({ creados: count, cambiados: count, borradores: count }).nullable(),
  /** id of the operation that applied it, or '' */
  operacion: z.string(),
  /** why the file could not be read, or the import not be applied or undone; '' if nothing failed */
  problema: z.string(),
  /** rows of the running job; total 0 while it is not known */
  avance: z.object({ hechas: count, total: count }),
  created_at: z.string(),
  created_by: z.string(),
});
export type ImportSummary = z.infer<typeof summary>;

const choice = z.object({ valor: z.string(), etiqueta: z.string() });
/** A field that a row of a kind can fill. */
const field = z.object({
  nombre: z.string(),
  etiqueta: z.string(),
  obligatorio: z.boolean(),
  /** it can be set once for all rows */
  comun: z.boolean(),
  /** a text of several lines: paragraphs or a list of one item a line */
  multilinea: z.boolean(),
  /** the values of a choice; empty for other fields */
  opciones: z.array(choice),
});
export type ImportFieldInfo = z.infer<typeof field>;

const options = z.object({
  formato: z.string(),
  codificacion: z.string(),
  separador: z.string(),
  hoja: z.string(),
  /** the kind of the rows of a table; '' until it is known */
  recurso: z.string(),
  /** by column of a table: the field that it fills, or '' */
  columnas: z.array(z.string()),
  /** by kind and field: the value of all rows that lack one */
  valores: z.record(z.string(), z.record(z.string(), z.string())),
  /** include courses, theses and events of a GrupLAC page */
  aparte: z.boolean(),
  /** all new rows become drafts */
  borradores: z.boolean(),
  /** unknown names in links are left empty, instead of an error */
  vinculos_vacios: z.boolean(),
});
export type ImportOptions = z.infer<typeof options>;

const member = z.object({ id: z.number(), nombre: z.string() });

/** An author's name that more than one member fits, or that fits by its initials. */
const doubtfulName = z.object({
  nombre: z.string(),
  /** rows that have it */
  filas: count,
  candidatos: z.array(member),
  /** the member, null for nobody; absent until it is decided */
  integrante_id: z.number().nullable().optional(),
});

const detail = summary.extend({
  opciones: options,
  /** sheets of a workbook */
  hojas: z.array(z.string()),
  /** columns of a table, with three of its values */
  columnas: z.array(z.object({ nombre: z.string(), muestras: z.array(z.string()) })),
  /** fields of each kind that the import has, or of the kinds to choose from */
  campos: z.record(z.string(), z.array(field)),
  avisos: z.array(z.string()),
  por_recurso: z.record(z.string(), counts),
  nombres: z.array(doubtfulName),
});
export type ImportDetail = z.infer<typeof detail>;

const fieldTexts = z.record(z.string(), z.string());

const row = z.object({
  numero: z.number(),
  recurso: recurso(),
  estado: z.enum(ROW_STATES),
  incluida: z.boolean(),
  decision: z.enum(DECISIONS),
  /** by field, as corrected */
  celdas: fieldTexts,
  /** fields of `celdas` of which a list of rows has only the beginning */
  recortadas: z.array(z.string()),
  /** by field: why the row cannot be imported */
  errores: fieldTexts,
  /** by field: what staff should look at */
  marcas: fieldTexts,
  /** labels of what a form demands and the row lacks: it becomes a draft */
  falta: z.array(z.string()),
  /** the record, or the draft, that it is or may be */
  registro: z.object({ recurso: recurso(), id: z.number(), nombre: z.string(), borrador: z.boolean() }).nullable(),
  /** the values of that record, by the fields of the row; empty without one */
  celdas_registro: fieldTexts,
  /** the number of another row of the file that may mean the same record */
  fila: z.number().nullable(),
  /** fields whose value would change. `llena`: the record has none; those are taken always, the others if `tomado` */
  cambios: z.array(
    z.object({ campo: z.string(), antes: z.string(), despues: z.string(), llena: z.boolean(), tomado: z.boolean() }),
  ),
  /** section, kind and text of the file; '' for a table */
  origen: z.string(),
});
export type ImportedRow = z.infer<typeof row>;

export const imports = withSuccess({ importaciones: z.array(summary) });
export const importAnswer = withSuccess({ importacion: detail });
/** `total` counts all rows of the filter. */
export const importRows = withSuccess({ version: z.number(), total: count, filas: z.array(row) });
export const startedImport = done.extend({ id: z.number() });
export const changedImport = done.extend({ version: z.number() });

const FILE_NAME_MAX = 200;
const text = (max: number, error: string) => z.string({ error }).max(max, error).refine(isAllowedText, error);

/** The file is the call's file. */
export const newImport = z.object({
  nombre: text(FILE_NAME_MAX, 'El nombre del archivo no es válido').optional(),
});

const fieldName = () => text(100, 'El campo no es válido');
const FIELDS_MAX = 100;
const texts = (error: string) =>
  z
    .record(fieldName(), text(CELL_MAX, error), { error })
    .refine((fields) => Object.keys(fields).length <= FIELDS_MAX, error);

/** Absent options stay. Another format, encoding, separator, sheet or kind reads the file again. */
export const importOptions = z.object({
  version: importVersion(),
  formato: formato().optional(),
  codificacion: z.enum(CODIFICACIONES, { error: 'La codificación no es válida' }).optional(),
  separador: z.enum(SEPARADORES, { error: 'El separador no es válido' }).optional(),
  hoja: text(FILE_NAME_MAX, 'La hoja no es válida').optional(),
  recurso: recurso().optional(),
  columnas: boundedList(fieldName(), IMPORT_COLUMNS_MAX, 'Las columnas no son válidas').optional(),
  valores: z
    .partialRecord(recurso(), texts('Los valores no son válidos'), { error: 'Los valores no son válidos' })
    .optional(),
  aparte: z.boolean().optional(),
  borradores: z.boolean().optional(),
  vinculos_vacios: z.boolean().optional(),
});

/** Rows named in one call. */
const NUMBERS_MAX = 500;
const rowNumber = () => id('La fila no es válida').refine((n) => n <= IMPORT_ROWS_MAX * 3, 'La fila no es válida');

/** A change of the rows `numeros`, or else of all rows of a state and kind. Cells and fields to take are of one row. */
export const importRowsChange = z.object({
  version: importVersion(),
  numeros: boundedList(rowNumber(), NUMBERS_MAX, `Elija como máximo ${NUMBERS_MAX} filas`).optional(),
  estado: z.enum(ROW_STATES, { error: 'El estado no es válido' }).optional(),
  recurso: recurso().optional(),
  incluida: z.boolean().optional(),
  decision: z.enum(DECISIONS, { error: 'La decisión no es válida' }).optional(),
  celdas: texts('Las celdas no son válidas').optional(),
  /** fields of 'Cambia' that replace another value */
  tomar: boundedList(fieldName(), FIELDS_MAX, 'Los campos no son válidos').optional(),
});

/** @property integrante_id null: the name is nobody of the group */
export const authorChoice = z.object({
  version: importVersion(),
  nombre: text(CELL_MAX, 'El nombre no es válido'),
  integrante_id: id('El integrante no es válido').nullable(),
});

export const versionedImport = z.object({ version: importVersion() });

export const importRowsQuery = z.object({
  recurso: recurso().optional(),
  estado: z.enum(ROW_STATES, { error: 'El estado no es válido' }).optional(),
  desde: wholeNumber({ max: 1_000_000 }).optional(),
  /** one row, with its whole texts */
  numero: rowNumber().optional(),
});

export const rememberedNames = withSuccess({
  nombres: z.array(
    z.object({
      id: z.number(),
      nombre: z.string(),
      /** null: nobody of the group */
      integrante: member.nullable(),
      created_at: z.string(),
      created_by: z.string(),
    }),
  ),
});

/** What the cells of a column may hold. */
const column = z.object({
  nombre: z.string(),
  recibe: z.string(),
  /** '' without one */
  ejemplo: z.string(),
  obligatoria: z.boolean(),
});
export type ImportColumn = z.infer<typeof column>;

export const importColumnsQuery = z.object({ recurso: recurso() });
/** The columns of the template of a kind. */
export const importColumns = withSuccess({ columnas: z.array(column) });

export const templateQuery = z.object({
  recurso: recurso(),
  formato: z.enum(['csv', 'xlsx'], { error: 'El formato no es válido' }),
});
