import { type CreateTableBuilder, type Kysely, PostgresAdapter, sql } from 'kysely';

// A released migration never changes, so it repeats values instead of importing them.

const TEXT_FIELDS_OF_INICIO = [
  'objetivo',
  'codigo',
  'direccion',
  'telefono',
  'correo_contacto',
  'correo_soporte',
  'url_img_pilares',
  'url_minciencias',
  'url_publicaciones',
  'url_serie_guias',
  'url_supervisor',
  'url_guias',
  'url_observatorio',
  'url_encuesta',
  'url_privacidad',
  'url_facebook',
  'url_instagram',
  'url_linkedin',
  'url_youtube',
  'url_x',
  'updated_by',
];

const LINEAS = [
  { id: 1, nombre: 'Sostenibilidad' },
  { id: 2, nombre: 'Gestión de la seguridad y salud en el trabajo' },
  { id: 3, nombre: 'Seguridad química' },
  { id: 4, nombre: 'Salud de los trabajadores' },
];

type Builder = CreateTableBuilder<string, string>;

const isPostgres = (db: Kysely<unknown>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

function texts(table: Builder, ...names: string[]): Builder {
  return names.reduce((t, name) => t.addColumn(name, 'text', (c) => c.notNull().defaultTo('')), table);
}

/** STRICT: SQLite rejects text in integer columns. */
async function createTable(db: Kysely<unknown>, name: string, columns: (t: Builder) => Builder): Promise<void> {
  const table = columns(db.schema.createTable(name));
  await (isPostgres(db) ? table : table.modifyEnd(sql`strict`)).execute();
}

export async function up(db: Kysely<unknown>): Promise<void> {
  const postgres = isPostgres(db);
  const integer = postgres ? 'bigint' : 'integer';
  const withId = (t: Builder): Builder =>
    t.addColumn('id', integer, (c) =>
      postgres ? c.primaryKey().generatedByDefaultAsIdentity() : c.primaryKey().autoIncrement(),
    );
  const versioned = (t: Builder): Builder => t.addColumn('version', integer, (c) => c.notNull().defaultTo(1));
  const table = (name: string, columns: (t: Builder) => Builder) => createTable(db, name, columns);

  await table('usuarios', (t) =>
    texts(withId(t), 'nombre', 'email', 'clave', 'created_at')
      .addColumn('usuario', 'text', (c) => c.notNull().unique())
      .addColumn('activo', integer, (c) => c.notNull().defaultTo(1)),
  );
  await table('sesiones', (t) =>
    texts(t, 'created_at', 'expires_at')
      .addColumn('token_hash', 'text', (c) => c.primaryKey().notNull())
      .addColumn('usuario_id', integer, (c) => c.notNull().references('usuarios.id').onDelete('cascade')),
  );
  await table('intentos', (t) =>
    texts(withId(t), 'usuario', 'direccion', 'created_at').addColumn('exito', integer, (c) => c.notNull()),
  );
  await db.schema.createIndex('intentos_usuario').on('intentos').columns(['usuario', 'created_at']).execute();
  await db.schema.createIndex('intentos_direccion').on('intentos').columns(['direccion', 'created_at']).execute();

  await table('lineas', (t) => texts(t, 'nombre').addColumn('id', integer, (c) => c.primaryKey()));
  await table('proyectos', (t) =>
    texts(
      versioned(withId(t)),
      'nombre',
      'objetivo',
      'descripcion',
      'fecha_inicio',
      'fecha_fin',
      'url_externa',
      'created_at',
      'created_by',
      'updated_by',
    )
      .addColumn('entidades', 'text', (c) => c.notNull().defaultTo('[]'))
      .addColumn('estado', integer, (c) => c.notNull().defaultTo(1))
      .addColumn('activo', integer, (c) => c.notNull().defaultTo(1))
      .addColumn('linea_id', integer, (c) => c.references('lineas.id')),
  );
  await db.schema.createIndex('proyectos_linea').on('proyectos').column('linea_id').execute();
  await table('integrantes', (t) =>
    texts(
      versioned(withId(t)),
      'nombres',
      'apellidos',
      'cargo',
      'profesion',
      'email',
      'url_linkedin',
      'url_hv',
      'created_at',
      'created_by',
      'updated_by',
    )
      .addColumn('estudios', 'text', (c) => c.notNull().defaultTo('[]'))
      .addColumn('areas_tematicas', 'text', (c) => c.notNull().defaultTo('[]'))
      .addColumn('grupo', integer, (c) => c.notNull())
      .addColumn('nombre_imagen', 'text'),
  );
  await table('proyecto_integrante', (t) =>
    withId(t)
      .addColumn('proyecto_id', integer, (c) => c.notNull().references('proyectos.id'))
      .addColumn('integrante_id', integer, (c) => c.notNull().references('integrantes.id'))
      .addUniqueConstraint('proyecto_integrante_unico', ['proyecto_id', 'integrante_id']),
  );
  await db.schema
    .createIndex('proyecto_integrante_integrante')
    .on('proyecto_integrante')
    .column('integrante_id')
    .execute();
  await table('productos', (t) =>
    texts(
      versioned(withId(t)),
      'nombre',
      'tipo',
      'descripcion',
      'enlace',
      'created_at',
      'created_by',
      'updated_by',
    ).addColumn('proyecto_id', integer, (c) => c.references('proyectos.id')),
  );
  await db.schema.createIndex('productos_proyecto').on('productos').column('proyecto_id').execute();
  await table('convenios', (t) =>
    texts(
      versioned(withId(t)),
      'nombre',
      'descripcion',
      'url_web',
      'logo',
      'created_at',
      'created_by',
      'updated_by',
    ).addColumn('estado', integer, (c) => c.notNull().defaultTo(1)),
  );
  await table('eventos', (t) =>
    texts(
      versioned(withId(t)),
      'nombre',
      'descripcion',
      'fecha',
      'lugar',
      'pais',
      'url_noticia_divulgacion',
      'nombre_ponencia',
      'url_pagina_evento',
      'created_at',
      'created_by',
      'created_by_name',
      'updated_by',
      'updated_by_name',
    )
      .addColumn('urls_adicionales', 'text', (c) => c.notNull().defaultTo('[]'))
      .addColumn('tipo', integer, (c) => c.notNull())
      .addColumn('estado', integer, (c) => c.notNull().defaultTo(1)),
  );
  await table('inicio', (t) =>
    texts(versioned(t.addColumn('id', integer, (c) => c.primaryKey())), ...TEXT_FIELDS_OF_INICIO),
  );
  await table('imagenes', (t) =>
    texts(t, 'tipo')
      .addColumn('nombre', 'text', (c) => c.notNull())
      .addColumn('ancho', integer, (c) => c.notNull())
      .addColumn('bytes', postgres ? 'bytea' : 'blob', (c) => c.notNull())
      .addPrimaryKeyConstraint('imagenes_clave', ['nombre', 'ancho']),
  );
  await table('movimientos', (t) =>
    texts(withId(t), 'created_at', 'usuario', 'recurso', 'accion')
      .addColumn('usuario_id', integer)
      .addColumn('recurso_id', integer, (c) => c.notNull())
      .addColumn('antes', 'text')
      .addColumn('despues', 'text'),
  );
  await db.schema.createIndex('movimientos_recurso').on('movimientos').columns(['recurso', 'recurso_id']).execute();
  await table('ajustes', (t) =>
    texts(
      t.addColumn('clave', 'text', (c) => c.primaryKey().notNull()),
      'valor',
    ),
  );

  for (const linea of LINEAS) {
    await sql`insert into lineas (id, nombre) values (${linea.id}, ${linea.nombre})`.execute(db);
  }
  await sql`insert into inicio (id) values (1)`.execute(db);
}
