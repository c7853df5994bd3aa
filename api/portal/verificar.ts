import { abrirParaLeer } from './base.ts';
import { type Comando, Fallo, type Lugar } from './comando.ts';
import { revisarPostgres } from './postgres/revisar.ts';
import { type Esquema, leerEsquemaPropio } from './revision/esquema.ts';
import { lineaDe, type Resultado, revisar } from './revision/revisar.ts';

function revisarArchivo(dataDir: string, propio: Esquema): Resultado {
  const db = abrirParaLeer(dataDir);
  try {
    // One snapshot for all checks: a record and its image must not be read on two sides of a write.
    db.exec('begin');
    return revisar(db, propio);
  } finally {
    db.close();
  }
}

const revisarBase = ({ dataDir, databaseUrl }: Lugar, propio: Esquema): Resultado | Promise<Resultado> =>
  databaseUrl === null ? revisarArchivo(dataDir, propio) : revisarPostgres(databaseUrl, propio);

export const comando: Comando = {
  argumento: null,
  opciones: [],
  hace: 'revisa la base de datos, sus referencias y sus imágenes, sin cambiar nada; el portal puede seguir sirviendo',
  async ejecutar(lugar) {
    const { revisiones, pendientes } = await revisarBase(lugar, await leerEsquemaPropio());
    for (const revision of revisiones) console.info(lineaDe(revision));
    if (pendientes > 0)
      console.info('La base de datos es de una versión anterior: se actualizará al arrancar el portal.');
    if (revisiones.some(({ problemas }) => problemas.length > 0)) throw new Fallo('La base de datos tiene problemas.');
  },
};
