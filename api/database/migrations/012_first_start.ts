import { type Kysely, sql } from 'kysely';

/** The mark says whether the first start loaded the sample content. A database without users has not had its first start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update ajustes set valor = 'cargado' where clave = 'contenido_de_ejemplo'`.execute(db);
  await sql`
    insert into ajustes (clave, valor) select 'contenido_de_ejemplo', 'no cargado'
    where exists (select 1 from usuarios) and not exists (select 1 from ajustes where clave = 'contenido_de_ejemplo')`.execute(
    db,
  );
}
