import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The columns of version 23 that this migration reads and writes. */
interface Before {
  importaciones: { id: number; estado: string; contenido: string; caracteres: number };
  importacion_filas: {
    importacion_id: number;
    numero: number;
    estado: string;
    incluida: number;
    lectura: string;
    resultado: string;
  };
  importacion_destinos: {
    importacion_id: number;
    numero: number;
    destino: string;
    registro_id: number | null;
    es_borrador: number;
  };
}

/** Rows that are read at a time, each of some millions of characters at most. */
const ROWS = 20;

/** What becomes of a row is computed when somebody looks at it. What became of the rows of applied imports is kept, in a table of its own. */
export async function up(untyped: Kysely<unknown>): Promise<void> {
  const db = untyped as Kysely<Before>;
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = isPostgres ? 'bigint' : 'integer';
  const outcomes = db.schema
    .createTable('importacion_destinos')
    .addColumn('importacion_id', integer, (c) => c.notNull())
    .addColumn('numero', integer, (c) => c.notNull())
    .addColumn('destino', 'text', (c) => c.notNull())
    .addColumn('registro_id', integer)
    .addColumn('es_borrador', integer, (c) => c.notNull())
    .addPrimaryKeyConstraint('importacion_destinos_pk', ['importacion_id', 'numero'])
    .addForeignKeyConstraint(
      'importacion_destinos_fila',
      ['importacion_id', 'numero'],
      'importacion_filas',
      ['importacion_id', 'numero'],
      (c) => c.onDelete('cascade'),
    );
  await (isPostgres ? outcomes : outcomes.modifyEnd(sql`strict`)).execute();
  await db.schema
    .alterTable('importacion_elecciones')
    .addColumn('texto', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('importaciones')
    .addColumn('caracteres', integer, (c) => c.notNull().defaultTo(0))
    .execute();
  for (const { id, estado } of await db.selectFrom('importaciones').select(['id', 'estado']).execute()) {
    if (['importada', 'deshaciendo', 'deshecha'].includes(estado)) await keepOutcomes(db, id);
    await forgetNames(db, id);
  }
  // No job runs: a write that was not committed left nothing.
  for (const [running, after] of [
    ['comparando', 'por_revisar'],
    ['importando', 'por_revisar'],
    ['deshaciendo', 'importada'],
  ] as const)
    await db.updateTable('importaciones').set({ estado: after }).where('estado', '=', running).execute();
  for (const column of ['estado', 'incluida', 'resultado'])
    await db.schema.alterTable('importacion_filas').dropColumn(column).execute();
  for (const column of ['hechas', 'total']) await db.schema.alterTable('importaciones').dropColumn(column).execute();
  // Each list of rows asks whether a record was deleted since they were reviewed.
  await db.schema
    .createIndex('movimientos_eliminados')
    .on('movimientos')
    .column('id')
    .where(sql`accion`, '=', sql`'eliminar para siempre'`)
    .execute();
}

async function keepOutcomes(db: Kysely<Before>, id: number): Promise<void> {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('importacion_filas')
      .where('importacion_id', '=', id)
      .where('numero', '>', last)
      .orderBy('numero')
      .limit(ROWS)
      .select(['numero', 'estado', 'incluida', 'resultado'])
      .execute();
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.numero;
    await db
      .insertInto('importacion_destinos')
      .values(rows.map(({ numero, ...row }) => ({ importacion_id: id, numero, ...outcomeOf(row) })))
      .execute();
  }
}

/** The id of a record that the import created was not stored. */
function outcomeOf({
  estado,
  incluida,
  resultado,
}: Pick<Before['importacion_filas'], 'estado' | 'incluida' | 'resultado'>) {
  const { registro, borrador } = JSON.parse(resultado || '{}');
  const written = borrador ? 'borrador' : estado === 'cambia' ? 'cambiado' : 'creado';
  const isOwn = incluida === 1 && estado === 'nuevo';
  return {
    destino: incluida === 1 ? written : estado,
    registro_id: isOwn ? null : (registro?.id ?? null),
    es_borrador: !isOwn && registro?.borrador ? 1 : 0,
  };
}

/** Leaves out the names of members who may be authors, and counts the characters of an import. */
async function forgetNames(db: Kysely<Before>, id: number): Promise<void> {
  const own = db.selectFrom('importaciones').where('id', '=', id).select('contenido');
  const { contenido: before } = await own.executeTakeFirstOrThrow();
  const { nombres, tabla, ...content } = JSON.parse(before || '{}');
  const contenido = before === '' ? '' : JSON.stringify(content);
  const { rows } = await sql<{ total: number | null }>`
    select sum(length(lectura)) as total from importacion_filas where importacion_id = ${id}`.execute(db);
  const caracteres = Number(rows[0]?.total ?? 0) + contenido.length;
  await db.updateTable('importaciones').set({ contenido, caracteres }).where('id', '=', id).execute();
}
