import { sql } from 'kysely';
import { isIntact } from '../../api/cli/check/images.ts';
import type { Database } from '../../api/database/open.ts';
import type { Row } from '../../api/database/tables.ts';
import { keyOf, type Ledger, tally } from './ledger.ts';

/** What is wrong with a database, by kind; all empty when it is sound. */
export interface Findings {
  /** acknowledged and not there */
  lost: string[];
  /** there by half: a record without its movement, a movement without its record, something nobody asked for */
  torn: string[];
  /** pages, references, images */
  broken: string[];
}

const RECORDS = ['proyectos', 'integrantes', 'convenios', 'productos'] as const;
const OF_LINKS = ['agregar integrante', 'quitar integrante'];
const AT_A_TIME = 50;

type Movimiento = Row<'movimientos'>;

/** Every promise is kept by a movement, and no movement is more than was asked for. */
function comparePromises(
  movements: readonly Movimiento[],
  { acknowledged, doubtful }: Ledger,
  asked: boolean,
): Findings {
  const findings: Findings = { lost: [], torn: [], broken: [] };
  const written = tally(movements.map(({ recurso, recurso_id, accion }) => `${recurso} ${recurso_id}: ${accion}`));
  const promised = tally(acknowledged.map(keyOf));
  for (const [key, times] of promised) if ((written.get(key) ?? 0) < times) findings.lost.push(key);
  if (!asked) return findings;
  const open = tally(doubtful.map(keyOf));
  for (const [key, times] of written) {
    const most = (promised.get(key) ?? 0) + (open.get(key) ?? 0);
    // What was being added when the portal was killed got an id that nobody was told.
    if (times > most && !key.endsWith(': agregar')) findings.torn.push(`${key}, ${times} times instead of ${most}`);
  }
  if (movements.length > acknowledged.length + doubtful.length) {
    findings.torn.push(`${movements.length} movements of ${acknowledged.length + doubtful.length} writes`);
  }
  return findings;
}

const isSame = (row: object, told: object): boolean =>
  Object.entries(row).every(([column, value]) => (told as Record<string, unknown>)[column] === value);

/** The records are what the movements tell: nothing of a write is there without the rest of it. */
async function compareRecords(db: Database, movements: readonly Movimiento[]): Promise<string[]> {
  const torn: string[] = [];
  for (const recurso of RECORDS) {
    const told = new Map<number, string | null>();
    for (const { recurso: of, recurso_id, accion, despues } of movements) {
      if (of === recurso && !OF_LINKS.includes(accion)) told.set(recurso_id, despues);
    }
    const { rows } = await sql<{ id: number }>`select * from ${sql.table(recurso)}`.execute(db);
    for (const row of rows) {
      const last = told.get(row.id) ?? null;
      if (last === null || !isSame(row, JSON.parse(last))) torn.push(`${recurso} ${row.id} is not what was written`);
    }
    const alive = [...told.values()].filter((last) => last !== null).length;
    if (alive !== rows.length) torn.push(`${rows.length} ${recurso} instead of ${alive}`);
  }
  return torn;
}

async function compareLinks(db: Database, movements: readonly Movimiento[]): Promise<string[]> {
  const told = new Set<string>();
  const pairOf = (json: string | null): string => {
    const { proyecto_id, integrante_id } = JSON.parse(json ?? '{}') as Row<'proyecto_integrante'>;
    return `${proyecto_id}-${integrante_id}`;
  };
  for (const { accion, antes, despues } of movements) {
    if (accion === 'agregar integrante') told.add(pairOf(despues));
    if (accion === 'quitar integrante') told.delete(pairOf(antes));
  }
  const links = await db.selectFrom('proyecto_integrante').selectAll().execute();
  const same = links.length === told.size && links.every((row) => told.has(pairOf(JSON.stringify(row))));
  return same ? [] : [`${links.length} links instead of ${told.size}`];
}

/** Every record has its picture in all widths, every picture its record, and each is whole. */
async function checkImages(db: Database, known: Set<string>): Promise<string[]> {
  const used = await db
    .selectFrom('integrantes')
    .select('nombre_imagen as nombre')
    .where('nombre_imagen', 'is not', null)
    .unionAll(db.selectFrom('convenios').select('logo as nombre'))
    .execute();
  const stored = await db.selectFrom('imagenes').select(['nombre', 'ancho']).execute();
  const widths = tally(stored.map(({ nombre }) => nombre));
  const names = new Set(used.map(({ nombre }) => nombre ?? ''));
  const broken = [...widths.keys()]
    .filter((nombre) => !names.has(nombre))
    .map((nombre) => `${nombre} belongs to nobody`);
  // All members have the same picture, so the same widths.
  const most = Math.max(0, ...widths.values());
  for (const nombre of names) {
    const expected = nombre.endsWith('.svg') ? 1 : most;
    if (widths.get(nombre) !== expected) broken.push(`${nombre} in ${widths.get(nombre) ?? 0} of ${expected} widths`);
  }
  const fresh = [...names].filter((nombre) => !known.has(nombre));
  for (let from = 0; from < fresh.length; from += AT_A_TIME) {
    const some = fresh.slice(from, from + AT_A_TIME);
    const images = await db.selectFrom('imagenes').selectAll().where('nombre', 'in', some).execute();
    broken.push(...images.filter((imagen) => !isIntact(imagen)).map(({ nombre }) => `${nombre} is cut short`));
    for (const nombre of some) known.add(nombre);
  }
  return broken;
}

/** What SQLite says of its own file. */
export async function checkFile(db: Database): Promise<string[]> {
  const pages = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const references = await sql<object>`pragma foreign_key_check`.execute(db);
  return [
    ...pages.rows.map(({ integrity_check }) => integrity_check).filter((said) => said !== 'ok'),
    ...references.rows.map((row) => JSON.stringify(row)),
  ];
}

/**
 * Compares a database with what its clients were told.
 * @param asked whether the ledger holds all that was ever asked for
 * @param known images that were seen whole before; the ones that are seen now join them
 */
export async function inspect(db: Database, ledger: Ledger, asked: boolean, known: Set<string>): Promise<Findings> {
  const all = await db.selectFrom('movimientos').selectAll().orderBy('id').execute();
  const movements = all.filter(({ recurso }) => (RECORDS as readonly string[]).includes(recurso));
  const findings = comparePromises(movements, ledger, asked);
  findings.torn.push(...(await compareRecords(db, movements)), ...(await compareLinks(db, movements)));
  findings.broken.push(...(await checkImages(db, known)));
  return findings;
}
