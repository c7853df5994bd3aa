import { lineaDe, type Resultado, revisar } from './check/check.ts';
import { readOwnSchema, type Schema } from './check/schema.ts';
import { type Command, Fallo, type Lugar } from './command.ts';
import { openForReading } from './openBase.ts';
import { checkPostgres } from './postgres/check.ts';

function checkFile(dataDir: string, propio: Schema): Resultado {
  const db = openForReading(dataDir);
  try {
    // One snapshot for all checks: a record and its image must not be read on two sides of a write.
    db.exec('begin');
    return revisar(db, propio);
  } finally {
    db.close();
  }
}

const checkDatabase = ({ dataDir, databaseUrl }: Lugar, propio: Schema): Resultado | Promise<Resultado> =>
  databaseUrl === null ? checkFile(dataDir, propio) : checkPostgres(databaseUrl, propio);

export const command: Command = {
  argument: null,
  opciones: [],
  hace: 'revisa la base de datos, sus referencias y sus imágenes, sin cambiar nada; el portal puede seguir sirviendo',
  async ejecutar(lugar) {
    const { checks, pendientes } = await checkDatabase(lugar, await readOwnSchema());
    for (const check of checks) console.info(lineaDe(check));
    if (pendientes > 0)
      console.info('La base de datos es de una versión anterior: se actualizará al arrancar el portal.');
    if (checks.some(({ problems }) => problems.length > 0)) throw new Fallo('La base de datos tiene problemas.');
  },
};
