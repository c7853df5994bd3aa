import { abrirParaLeer } from './base.ts';
import { type Comando, Fallo } from './comando.ts';
import { leerEsquemaPropio } from './revision/esquema.ts';
import { lineaDe, revisar } from './revision/revisar.ts';

export const comando: Comando = {
  argumento: null,
  opciones: [],
  hace: 'revisa la base de datos, sus referencias y sus imágenes, sin cambiar nada; el portal puede seguir sirviendo',
  async ejecutar({ dataDir }) {
    const propio = await leerEsquemaPropio();
    const db = abrirParaLeer(dataDir);
    try {
      // One snapshot for all checks: a record and its image must not be read on two sides of a write.
      db.exec('begin');
      const { revisiones, pendientes } = revisar(db, propio);
      for (const revision of revisiones) console.info(lineaDe(revision));
      if (pendientes > 0)
        console.info('La base de datos es de una versión anterior: se actualizará al arrancar el portal.');
      if (revisiones.some(({ problemas }) => problemas.length > 0))
        throw new Fallo('La base de datos tiene problemas.');
    } finally {
      db.close();
    }
  },
};
