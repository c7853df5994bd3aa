import { setImmediate } from 'node:timers/promises';
import sanitizeHtml from 'sanitize-html';
import { nameOfPersona } from '../../../contract/bibliography/persona.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { parseTextList } from '../../database/textList.ts';
import { publicRows } from '../isPublic.ts';
import { parseLists } from '../productos/bibliography.ts';
import { type Entry, entryOf, type SearchedTable } from './entry.ts';

/** Records of one query. Reading and folding more would block the event loop for more than a few milliseconds. */
const BATCH = 20;

export const SEARCHED_TABLES = ['proyectos', 'productos', 'integrantes', 'eventos'] as const satisfies SearchedTable[];

async function memberNames(db: Database, proyectos: readonly number[], now: Date): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('proyecto_integrante')
    .innerJoin('integrantes', 'integrantes.id', 'proyecto_integrante.integrante_id')
    .where('proyecto_id', 'in', proyectos)
    .where(publicRows('integrantes', now))
    .select(['proyecto_id', 'nombres', 'apellidos'])
    .orderBy('proyecto_integrante.id')
    .execute();
  const names = new Map<number, string[]>();
  for (const { proyecto_id, nombres, apellidos } of rows) {
    names.set(proyecto_id, [...(names.get(proyecto_id) ?? []), `${nombres} ${apellidos}`]);
  }
  return names;
}

async function proyectoEntries(db: Database, rows: Row<'proyectos'>[], now: Date): Promise<Entry[]> {
  const ids = rows.map(({ id }) => id);
  const names = await memberNames(db, ids, now);
  return rows.map((row) =>
    entryOf({
      id: row.id,
      nombre: row.nombre,
      personas: (names.get(row.id) ?? []).join(', '),
      textos: [row.objetivo, row.descripcion, parseTextList(row.entidades).join(', ')],
      fecha: row.fecha_inicio,
      row,
    }),
  );
}

function productoEntry(row: Row<'productos'>): Entry {
  const { autores, editores, palabras_clave } = parseLists(row);
  const placed = [row.revista, row.titulo_libro, row.evento_nombre, row.institucion, row.editorial];
  return entryOf({
    id: row.id,
    nombre: row.nombre,
    personas: [...autores, ...editores].map(nameOfPersona).join(', '),
    textos: [row.resumen, row.descripcion, palabras_clave.join(', '), ...placed, row.doi, row.tipo],
    fecha: row.fecha_publicacion || row.created_at,
    row,
  });
}

/** Not the e-mail address: fragments would hand addresses out to collectors. */
const integranteEntry = (row: Row<'integrantes'>): Entry =>
  entryOf({
    id: row.id,
    nombre: `${row.nombres} ${row.apellidos}`,
    personas: '',
    textos: [
      row.cargo,
      row.profesion,
      parseTextList(row.areas_tematicas).join(', '),
      parseTextList(row.estudios).join(', '),
    ],
    fecha: '',
    row,
  });

const eventoEntry = (row: Row<'eventos'>): Entry =>
  entryOf({
    id: row.id,
    nombre: row.nombre,
    personas: '',
    textos: [row.descripcion, row.nombre_ponencia, [row.lugar, row.pais].filter(Boolean).join(', ')],
    fecha: row.fecha,
    row,
  });

const TO_ENTRIES: { [T in SearchedTable]: (db: Database, rows: Row<T>[], now: Date) => Entry[] | Promise<Entry[]> } = {
  proyectos: proyectoEntries,
  productos: (_, rows) => rows.map(productoEntry),
  integrantes: (_, rows) => rows.map(integranteEntry),
  eventos: (_, rows) => rows.map(eventoEntry),
};

async function toEntries<T extends SearchedTable>(db: Database, table: T, rows: object[], now: Date): Promise<Entry[]> {
  const entries = rows.length === 0 ? [] : await TO_ENTRIES[table](db, rows as Row<T>[], now);
  await setImmediate();
  return entries;
}

/** All tables have the columns that the queries name. */
const rowsOf = (db: Database, table: SearchedTable) => db.selectFrom(table as 'proyectos').selectAll();

/** @param now decides which members are named */
export async function readSome(
  db: Database,
  table: SearchedTable,
  ids: readonly number[],
  now: Date,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    const rows = await rowsOf(db, table)
      .where('id', 'in', ids.slice(start, start + BATCH))
      .execute();
    entries.push(...(await toEntries(db, table, rows, now)));
  }
  return entries;
}

export async function readTable(db: Database, table: SearchedTable, now: Date): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let last = 0; ; ) {
    const rows = await rowsOf(db, table).where('id', '>', last).orderBy('id').limit(BATCH).execute();
    entries.push(...(await toEntries(db, table, rows, now)));
    const end = rows.at(-1);
    if (end === undefined) return entries;
    last = end.id;
  }
}

const withoutTags = (html: string): string =>
  sanitizeHtml(html.replaceAll(/<\/?(p|br|li|h\d)\b[^<>]*>/g, ' '), { allowedTags: [] }).trim();

/** The lines in staff's order. */
export async function readLineas(db: Database): Promise<Entry[]> {
  const rows = await db.selectFrom('lineas').selectAll().orderBy('orden').orderBy('id').execute();
  return rows.map((row) =>
    entryOf({ id: row.id, nombre: row.nombre, personas: '', textos: [withoutTags(row.texto)], fecha: '', row }),
  );
}

/** The projects of members, whose names are searched with them. */
export async function proyectosWith(db: Database, integrantes: readonly number[]): Promise<number[]> {
  if (integrantes.length === 0) return [];
  const rows = await db
    .selectFrom('proyecto_integrante')
    .where('integrante_id', 'in', integrantes)
    .select('proyecto_id')
    .distinct()
    .execute();
  return rows.map(({ proyecto_id }) => proyecto_id);
}
