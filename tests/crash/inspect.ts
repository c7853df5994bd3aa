import { sql } from 'kysely';
import { isIntact } from '../../api/copies/check/images.ts';
import type { Database } from '../../api/database/open.ts';
import type { Row } from '../../api/database/tables.ts';
import { keyOf, type Ledger, tally } from './ledger.ts';

/** Problems of a database, by kind. */
export interface Findings {
  /** acknowledged writes without a movimiento */
  lost: string[];
  /** a record without its movimiento, a movimiento without its record, or a write that was never requested */
  torn: string[];
  /** damaged pages, references or images */
  broken: string[];
}

const RECORDS = ['proyectos', 'integrantes', 'convenios', 'productos'] as const;
const BATCH_SIZE = 50;

type Movement = Row<'movimientos'>;

/** Compares the movimientos with the requested writes. */
function comparePromises(
  movimientos: readonly Movement[],
  { acknowledged, unanswered }: Ledger,
  complete: boolean,
): Findings {
  const findings: Findings = { lost: [], torn: [], broken: [] };
  const written = tally(movimientos.map(({ recurso, recurso_id, accion }) => `${recurso} ${recurso_id}: ${accion}`));
  const promised = tally(acknowledged.map(keyOf));
  for (const [key, times] of promised) if ((written.get(key) ?? 0) < times) findings.lost.push(key);
  if (!complete) return findings;
  const open = tally(unanswered.map(keyOf));
  for (const [key, times] of written) {
    const limit = (promised.get(key) ?? 0) + (open.get(key) ?? 0);
    // The ids of unanswered additions are unknown.
    const isOfAddition = open.has(key.replace(/ \d+:/, ' ?:'));
    if (times > limit && !isOfAddition) findings.torn.push(`${key}, ${times} times instead of ${limit}`);
  }
  if (movimientos.length > acknowledged.length + unanswered.length) {
    findings.torn.push(`${movimientos.length} movements of ${acknowledged.length + unanswered.length} writes`);
  }
  return findings;
}

const isSame = (row: object, expected: object): boolean =>
  Object.entries(row).every(([column, value]) => (expected as Record<string, unknown>)[column] === value);

/** Each record must equal the `despues` of its last movimiento. */
async function compareRecords(db: Database, movimientos: readonly Movement[]): Promise<string[]> {
  const torn: string[] = [];
  for (const recurso of RECORDS) {
    const expected = new Map<number, string | null>();
    for (const { tabla, recurso_id, despues } of movimientos) {
      if (tabla === recurso) expected.set(recurso_id, despues);
    }
    const { rows } = await sql<{ id: number }>`select * from ${sql.table(recurso)}`.execute(db);
    for (const row of rows) {
      const last = expected.get(row.id) ?? null;
      if (last === null || !isSame(row, JSON.parse(last))) torn.push(`${recurso} ${row.id} is not what was written`);
    }
    const alive = [...expected.values()].filter((last) => last !== null).length;
    if (alive !== rows.length) torn.push(`${rows.length} ${recurso} instead of ${alive}`);
  }
  return torn;
}

async function compareLinks(db: Database, movimientos: readonly Movement[]): Promise<string[]> {
  const expected = new Set<string>();
  const pairOf = (json: string | null): string => {
    const { proyecto_id, integrante_id } = JSON.parse(json ?? '{}') as Row<'proyecto_integrante'>;
    return `${proyecto_id}-${integrante_id}`;
  };
  for (const { tabla, antes, despues } of movimientos) {
    if (tabla !== 'proyecto_integrante') continue;
    if (despues === null) expected.delete(pairOf(antes));
    else expected.add(pairOf(despues));
  }
  const links = await db.selectFrom('proyecto_integrante').selectAll().execute();
  const same = links.length === expected.size && links.every((row) => expected.has(pairOf(JSON.stringify(row))));
  return same ? [] : [`${links.length} links instead of ${expected.size}`];
}

/** A project that was added whole has its picture and line, and its links were stored by the same request. */
function compareWholes(movimientos: readonly Movement[]): string[] {
  return movimientos.flatMap(({ recurso, recurso_id, accion, operacion, despues }) => {
    const { objetivo = '', imagen, linea_id } = JSON.parse(despues ?? '{}') as Partial<Row<'proyectos'>>;
    if (recurso !== 'proyectos' || accion !== 'agregar' || !objetivo.startsWith('{')) return [];
    const asked = JSON.parse(objetivo) as { integrantes: number[]; productos: number[] };
    const others = movimientos.filter((other) => other.operacion === operacion && other.accion !== 'agregar');
    const idsOf = (tabla: string, idOf: (row: Record<string, number>) => number | undefined) =>
      others.filter((other) => other.tabla === tabla).map((other) => idOf(JSON.parse(other.despues ?? '{}')));
    const stored = {
      integrantes: idsOf('proyecto_integrante', ({ integrante_id }) => integrante_id),
      productos: idsOf('productos', ({ id }) => id),
    };
    const isWhole = imagen && linea_id && JSON.stringify(stored) === JSON.stringify(asked);
    return isWhole ? [] : [`proyectos ${recurso_id} is not whole`];
  });
}

/** A record is in the trash if its last movimiento removed it. */
async function compareTrash(db: Database, movimientos: readonly Movement[]): Promise<string[]> {
  const expected = new Set<string>();
  for (const { tabla, recurso, recurso_id, despues } of movimientos) {
    if (tabla !== recurso) continue;
    if (despues === null) expected.add(`${recurso} ${recurso_id}`);
    else expected.delete(`${recurso} ${recurso_id}`);
  }
  const trash = await db.selectFrom('papelera').select(['recurso', 'recurso_id']).execute();
  const same = trash.length === expected.size && trash.every((row) => expected.has(`${row.recurso} ${row.recurso_id}`));
  return same ? [] : [`${trash.length} records in the trash instead of ${expected.size}`];
}

/** The files that movimientos name, by the table of their record: they are kept. */
const filesOf = (movimientos: readonly Movement[]): [nombre: string, tabla: string][] =>
  movimientos.flatMap(({ tabla, antes, despues }) =>
    [antes, despues].flatMap((json) => {
      const { nombre_imagen, logo, imagen } = JSON.parse(json ?? '{}') as Record<string, string | null | undefined>;
      const nombre = nombre_imagen ?? logo ?? imagen;
      return nombre ? [[nombre, tabla] as [string, string]] : [];
    }),
  );

/** Checks that each record has its image in all widths, and that no image is unused or truncated. */
async function checkImages(db: Database, movimientos: readonly Movement[], known: Set<string>): Promise<string[]> {
  const integrantes = await db.selectFrom('integrantes').select('nombre_imagen as nombre').execute();
  const convenios = await db.selectFrom('convenios').select('logo as nombre').execute();
  const proyectos = await db.selectFrom('proyectos').select('imagen as nombre').execute();
  const lineas = await db.selectFrom('lineas').select('imagen as nombre').execute();
  const used = Object.entries({ integrantes, convenios, proyectos, lineas }).flatMap(([tabla, rows]) =>
    rows.flatMap(({ nombre }) => (nombre ? [[nombre, tabla] as [string, string]] : [])),
  );
  const stored = await db.selectFrom('imagenes').select(['nombre', 'ancho']).execute();
  const widths = tally(stored.map(({ nombre }) => nombre));
  const tables = new Map([...used, ...filesOf(movimientos)]);
  const names = new Set(tables.keys());
  const broken = [...widths.keys()]
    .filter((nombre) => !names.has(nombre))
    .map((nombre) => `${nombre} belongs to nobody`);
  // All records of a table have the same image, so the same widths.
  const expectedWidths = new Map<string, number>();
  for (const [nombre, tabla] of tables) {
    expectedWidths.set(tabla, Math.max(expectedWidths.get(tabla) ?? 1, widths.get(nombre) ?? 0));
  }
  for (const [nombre, tabla] of tables) {
    const expected = expectedWidths.get(tabla);
    if (widths.get(nombre) !== expected) broken.push(`${nombre} in ${widths.get(nombre) ?? 0} of ${expected} widths`);
  }
  const fresh = [...names].filter((nombre) => !known.has(nombre));
  for (let from = 0; from < fresh.length; from += BATCH_SIZE) {
    const batch = fresh.slice(from, from + BATCH_SIZE);
    const images = await db.selectFrom('imagenes').selectAll().where('nombre', 'in', batch).execute();
    broken.push(...images.filter((imagen) => !isIntact(imagen)).map(({ nombre }) => `${nombre} is cut short`));
    for (const nombre of batch) known.add(nombre);
  }
  return broken;
}

/** Runs SQLite's integrity and foreign key checks. */
export async function checkFile(db: Database): Promise<string[]> {
  const pages = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const references = await sql<object>`pragma foreign_key_check`.execute(db);
  return [
    ...pages.rows.map(({ integrity_check }) => integrity_check).filter((output) => output !== 'ok'),
    ...references.rows.map((row) => JSON.stringify(row)),
  ];
}

/**
 * Compares a database with the answers that its clients received.
 * @param complete true if the ledger contains every requested write
 * @param known names of images checked before; the function adds the images that it checks
 */
export async function inspect(db: Database, ledger: Ledger, complete: boolean, known: Set<string>): Promise<Findings> {
  const all = await db.selectFrom('movimientos').selectAll().orderBy('id').execute();
  const movimientos = all.filter(({ recurso }) => (RECORDS as readonly string[]).includes(recurso));
  const findings = comparePromises(movimientos, ledger, complete);
  findings.torn.push(...(await compareRecords(db, movimientos)), ...(await compareLinks(db, movimientos)));
  findings.torn.push(...compareWholes(movimientos), ...(await compareTrash(db, movimientos)));
  findings.broken.push(...(await checkImages(db, movimientos, known)));
  return findings;
}
