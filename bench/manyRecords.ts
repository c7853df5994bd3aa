/** Inserts many records directly into a portal's database. */
import { migrate } from '../api/database/migrate.ts';
import { type Database, openDatabase } from '../api/database/open.ts';
import { toJson } from '../api/database/textList.ts';

const SUBJECTS = ['Señales', 'Cruces', 'Buses', 'Cascos', 'Peatones', 'Ciclorrutas', 'Taludes', 'Glorietas'] as const;
const PLACES = ['escolares', 'de montaña', 'en la noche', 'del puerto', 'sin semáforo', 'de Villa Aurora'] as const;
export const TEXT =
  'Se midió durante doce meses con conductores, peatones y ciclistas, de día y de noche, para saber qué medidas reducen los siniestros y cuáles solo los mueven de lugar.';
/** Rows per statement: SQLite limits the number of parameters. */
const BATCH = 200;
const AUTHOR = { created_by: 'medición', updated_by: '' };
const CREATED = '2024-01-15T10:00:00.000Z';

export const nameOf = (n: number): string =>
  `${SUBJECTS[n % SUBJECTS.length]} ${PLACES[Math.floor(n / SUBJECTS.length) % PLACES.length]} ${n + 1}`;

const day = (n: number): string =>
  `${2020 + (n % 6)}-${String((n % 12) + 1).padStart(2, '0')}-${String((n % 28) + 1).padStart(2, '0')}`;

const proyecto = (n: number) => ({
  ...AUTHOR,
  nombre: nameOf(n),
  objetivo: TEXT,
  descripcion: TEXT,
  estado: (n % 2) + 1,
  fecha_inicio: day(n),
  fecha_fin: '',
  entidades: toJson(['Universidad de los Nogales', 'Red Vía Clara']),
  url_externa: n % 3 === 0 ? 'https://ejemplo.org/proyecto' : '',
  activo: 1,
  linea_id: (n % 4) + 1,
  created_at: CREATED,
});

const producto = (n: number) => ({
  ...AUTHOR,
  nombre: nameOf(n),
  tipo: n % 2 === 0 ? 'Informe técnico' : 'Software',
  descripcion: TEXT,
  enlace: 'https://ejemplo.org/producto',
  proyecto_id: null,
  created_at: CREATED,
});

const evento = (n: number) => ({
  ...AUTHOR,
  nombre: nameOf(n),
  descripcion: TEXT,
  fecha: day(n),
  lugar: 'Auditorio Mayor',
  pais: 'Colombia',
  tipo: (n % 3) + 1,
  estado: 1,
  url_noticia_divulgacion: '',
  nombre_ponencia: '',
  url_pagina_evento: 'https://ejemplo.org/evento',
  urls_adicionales: toJson([]),
  created_at: CREATED,
  created_by_name: 'Medición',
  updated_by_name: '',
});

function batches(count: number): number[][] {
  const numbers = Array.from({ length: count }, (_, n) => n);
  return Array.from({ length: Math.ceil(count / BATCH) }, (_, b) => numbers.slice(b * BATCH, (b + 1) * BATCH));
}

async function insert(db: Database, count: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const numbers of batches(count)) {
      await trx.insertInto('proyectos').values(numbers.map(proyecto)).execute();
      await trx.insertInto('productos').values(numbers.map(producto)).execute();
      await trx.insertInto('eventos').values(numbers.map(evento)).execute();
    }
  });
}

const movimiento = (n: number) => ({
  created_at: new Date(Date.parse(CREATED) + n * 60_000).toISOString(),
  usuario_id: null,
  usuario: 'medición',
  recurso: 'proyectos',
  // Every tenth change is one of the first project.
  recurso_id: n % 10 === 0 ? 1 : (n % 1_000) + 2,
  accion: 'editar',
  antes: JSON.stringify({ id: 1, objetivo: TEXT, descripcion: `${TEXT} ${n}` }),
  despues: JSON.stringify({ id: 1, objetivo: TEXT, descripcion: `${TEXT} ${n + 1}` }),
  operacion: '',
  tabla: 'proyectos',
  deshace: '',
});

/** Creates the tables and inserts `count` proyectos, productos and eventos, and `changes` movimientos. */
export async function fillDatabase(db: Database, count: number, changes = 0): Promise<void> {
  await migrate(db);
  await insert(db, count);
  await db.transaction().execute(async (trx) => {
    for (const numbers of batches(changes))
      await trx.insertInto('movimientos').values(numbers.map(movimiento)).execute();
  });
}

/** Fills the database of a portal that is stopped. */
export async function fill(dataDir: string, count: number): Promise<void> {
  const db = openDatabase(dataDir);
  try {
    await fillDatabase(db, count);
  } finally {
    await db.destroy();
  }
}
