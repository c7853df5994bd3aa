import { type Kysely, sql } from 'kysely';

/** The blocks of the home before this version, and their first titles and texts. */
const BLOQUES = [
  ['objetivo', 'Objetivo', ''],
  ['temas', 'Temas de investigación', ''],
  ['pilares', 'Pilares del grupo', 'Lo que sostiene cada investigación, de la pregunta al resultado.'],
  ['lineas', 'Líneas de investigación', ''],
  ['proyectos', 'Últimos proyectos', ''],
  ['productos', 'Productos de investigación', ''],
  ['eventos', 'Eventos académicos', 'Dónde hemos presentado, aprendido y convocado.'],
  ['divulgacion', 'Otros productos de divulgación', ''],
  ['convenios', 'Convenios', 'Las organizaciones con las que investigamos.'],
  ['contacto', 'Su opinión también es investigación', ''],
  ['noticias', 'Noticias', ''],
].map(([id, titulo, texto]) => ({ id, visible: id !== 'noticias', titulo, texto }));

/**
 * Portals that exist keep the home that they show: the block of figures is shown in new ones only. A row without a list has the
 * default one, which has the block. The first usuario is created after the migrations.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update identidad set bloques = ${JSON.stringify(BLOQUES)}
    where bloques is null and exists (select 1 from usuarios)`.execute(db);
}
