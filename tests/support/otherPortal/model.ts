/** What must be in the database after the transfer of another portal, and in the report. It knows nothing of the code that transfers. */
import type { Cells } from './cell.ts';
import type { OldContent, OldProyecto, OldRecord } from './content.ts';
import type { Shape } from './shapes.ts';

export const KINDS = ['proyectos', 'integrantes', 'productos', 'convenios', 'eventos'] as const;
export type Kind = (typeof KINDS)[number];

/** The columns whose name is not that of the field. */
const COLUMNS: Partial<Record<Kind, Readonly<Record<string, string>>>> = { proyectos: { enlace: 'url_externa' } };

const columnOf = (kind: Kind, field: string): string => COLUMNS[kind]?.[field] ?? field;

/** The field in the report: as this portal names it. */
const fieldOf = (kind: Kind, field: string): string =>
  kind === 'proyectos' && field === 'enlace' ? 'enlace_ext' : field;

function storedOf(kind: Kind, { id, cells }: OldRecord): Record<string, unknown> {
  const fields = Object.entries(cells).map(([field, { stored }]) => [
    columnOf(kind, field),
    Array.isArray(stored) ? JSON.stringify(stored) : stored,
  ]);
  return { id, ...Object.fromEntries(fields) };
}

/** The rows of a kind, by id, with the columns of the other portal's fields; undefined for what is not known before. */
export function rowsOf(content: OldContent, kind: Kind): Record<string, unknown>[] {
  const { proyectos } = content;
  return content[kind].map((record) => {
    const row = storedOf(kind, record);
    if (kind === 'proyectos')
      return { ...row, linea_id: proyectos.find(({ id }) => id === record.id)?.lineas[0] ?? null };
    if (kind !== 'productos') return row;
    return { ...row, proyecto_id: proyectos.find(({ productos }) => productos.includes(record.id))?.id ?? null };
  });
}

/** Ids of projects and members, in order. */
export const membersOf = ({ proyectos }: OldContent): [number, number][] =>
  proyectos.flatMap(({ id, integrantes }) => integrantes.map((member): [number, number] => [id, member]));

/** The colours of the stored pictures of a kind, by the id of their record. */
export const coloursOf = (records: readonly OldRecord[]): Map<number, string> =>
  new Map(
    records.flatMap(({ id, picture }) => (picture?.content?.startsWith('#') ? [[id, picture.content] as const] : [])),
  );

export const INICIO_STORED = ({ inicio }: OldContent): Record<string, unknown> =>
  Object.fromEntries(Object.entries(inicio).map(([field, { stored }]) => [field, stored]));

/** kind, id, field, value */
export type Line = readonly [string, string, string, string];

const cellLines = (kind: Kind, id: number, cells: Cells): Line[] =>
  Object.entries(cells).flatMap(([field, { reported }]) =>
    reported.map((value): Line => [kind, String(id), fieldOf(kind, field), value]),
  );

const PICTURES: Partial<Record<Kind, string>> = { integrantes: 'nombre_imagen', convenios: 'logo' };

function pictureLines(kind: Kind, { id, picture }: OldRecord): Line[] {
  const field = PICTURES[kind];
  if (field === undefined || picture === undefined || picture.content?.startsWith('#')) return [];
  return [[kind, String(id), field, picture.name]];
}

/** How many records lack each field. */
function absentLines(kind: Kind, records: readonly OldRecord[]): Line[] {
  const fields = records.flatMap(({ cells }) =>
    Object.entries(cells).flatMap(([field, { written }]) => (written === undefined ? [fieldOf(kind, field)] : [])),
  );
  return [...Map.groupBy(fields, (field) => field)].map(([field, all]): Line => [kind, '', field, String(all.length)]);
}

/** A product that a project names, and that is no record. */
function strayLines({ id, stray }: OldProyecto, { numbers }: Shape): Line[] {
  if (stray === undefined) return [];
  const row = numbers === 'text' ? { ...stray, id: String(stray.id) } : stray;
  return [['proyectos', String(id), 'productos', JSON.stringify(row)]];
}

/** The lines of the report, without their reasons. */
export function linesOf(content: OldContent, shape: Shape): Line[] {
  const { proyectos, inicio, otherUrls } = content;
  return [
    ...KINDS.flatMap((kind) => [
      ...content[kind].flatMap((record) => [
        ...cellLines(kind, record.id, record.cells),
        ...pictureLines(kind, record),
      ]),
      ...absentLines(kind, content[kind]),
    ]),
    ...proyectos.flatMap(({ id, lineas }) =>
      lineas.slice(1).map((linea): Line => ['proyectos', String(id), 'id_linea', String(linea)]),
    ),
    ...(shape.assigned === 'id' ? proyectos.flatMap((proyecto) => strayLines(proyecto, shape)) : []),
    ...Object.entries(inicio).flatMap(([field, { reported }]) =>
      reported.map((value): Line => ['inicio', '', field, value]),
    ),
    ...Object.entries(otherUrls).map(([field, value]): Line => ['inicio', '', field, value]),
  ];
}
