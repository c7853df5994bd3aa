import { type Kysely, PostgresAdapter } from 'kysely';

const PRODUCTO_TEXTS = [
  'fecha_publicacion',
  'idioma',
  'resumen',
  'doi',
  'licencia',
  'acceso',
  'fecha_embargo',
  'revista',
  'issn',
  'volumen',
  'numero',
  'pagina_inicial',
  'pagina_final',
  'editorial',
  'ciudad',
  'edicion',
  'isbn',
  'titulo_libro',
  'evento_nombre',
  'evento_lugar',
  'evento_fecha_inicio',
  'evento_fecha_fin',
  'institucion',
  'numero_informe',
  'version_software',
  'registro_software',
  'numero_patente',
  'oficina_patente',
  'estado_patente',
];
const PRODUCTO_LISTS = ['autores', 'palabras_clave', 'editores'];
const INTEGRANTE_TEXTS = ['orcid', 'url_cvlac', 'url_google_scholar'];
const INICIO_TEXTS = ['url_gruplac', 'ror'];

type Default = string | number;

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = isPostgres ? 'bigint' : 'integer';
  const add = (table: string, type: 'text' | 'bigint' | 'integer', value: Default) => async (column: string) => {
    await db.schema
      .alterTable(table)
      .addColumn(column, type, (c) => c.notNull().defaultTo(value))
      .execute();
  };
  for (const column of PRODUCTO_TEXTS) await add('productos', 'text', '')(column);
  for (const column of PRODUCTO_LISTS) await add('productos', 'text', '[]')(column);
  await add('productos', integer, 0)('en_prensa');
  await add('productos', integer, 0)('pdf_bytes');
  await db.schema.alterTable('productos').addColumn('pdf', 'text').execute();
  for (const column of INTEGRANTE_TEXTS) await add('integrantes', 'text', '')(column);
  for (const column of INICIO_TEXTS) await add('inicio', 'text', '')(column);
}
