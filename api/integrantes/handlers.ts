import { mensajes } from '../../contract/mensajes.ts';
import { borrarArchivo, guardarArchivo } from '../archivos/guardar.ts';
import { prepararImagenDeIntegrante } from '../archivos/preparar.ts';
import { dados } from '../database/changes.ts';
import { jsonDe } from '../database/texts.ts';
import { buscar, cambiar, exigirVersion } from '../escritura.ts';
import { type HandlersOf, prepared } from '../handler.ts';
import { proyectosDeIntegrante } from '../proyectos/queries.ts';
import { dePersonal, integrantesDePersonal, integrantesEnLista } from './queries.ts';

const prepareImagen = async ({ fileBytes }: { fileBytes: Buffer | null }) =>
  fileBytes === null ? undefined : prepararImagenDeIntegrante(fileBytes);

const VACIO = { profesion: '', url_linkedin: '', url_hv: '' };

export const integrantes = {
  async obtenerIntegrantes(db) {
    return integrantesEnLista(db);
  },

  async listarIntegrantes(db) {
    return { success: 1, integrantes: await integrantesDePersonal(db) };
  },

  async obtenerIntegrante(db, { params: { id }, personal }) {
    const { created_by, version, ...publico } = dePersonal(await buscar(db, 'integrantes', id));
    return {
      success: 1,
      investigador: personal === null ? publico : { ...publico, created_by, version },
      proyectos: await proyectosDeIntegrante(db, id, personal),
    };
  },

  agregarIntegrante: prepared({
    prepare: prepareImagen,
    async handle(trx, { body, personal }, archivo) {
      const { email = '', correo = email, estudios = [], areas_tematicas = [], ...campos } = body;
      const fila = await trx
        .insertInto('integrantes')
        .values({
          ...VACIO,
          ...dados(campos),
          nombres: campos.nombres,
          apellidos: campos.apellidos,
          cargo: campos.cargo,
          grupo: campos.grupo,
          email: correo,
          estudios: jsonDe(estudios),
          areas_tematicas: jsonDe(areas_tematicas),
          nombre_imagen: archivo ? await guardarArchivo(trx, archivo) : null,
          created_at: new Date().toISOString(),
          created_by: personal.usuario,
          updated_by: '',
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return {
        respuesta: { success: 1, message: mensajes.integrantes.agregado, integrante: dePersonal(fila) },
        movimiento: { recurso: 'integrantes', recursoId: fila.id, accion: 'agregar', antes: null, despues: fila },
      };
    },
  }),

  actualizarIntegrante: prepared({
    prepare: prepareImagen,
    async handle(trx, { body, personal }, archivo) {
      const { id, version, email, correo = email, estudios, areas_tematicas, ...otros } = body;
      const campos = dados({
        ...otros,
        email: correo,
        estudios: estudios && jsonDe(estudios),
        areas_tematicas: areas_tematicas && jsonDe(areas_tematicas),
        nombre_imagen: archivo && (await guardarArchivo(trx, archivo)),
      });
      const escritura = await cambiar(trx, {
        recurso: 'integrantes',
        id,
        campos: { ...campos, updated_by: personal.usuario },
        accion: 'actualizar',
        message: mensajes.integrantes.actualizado,
        revisar: exigirVersion(version, dePersonal),
      });
      if (archivo !== undefined) await borrarArchivo(trx, escritura.movimiento.antes.nombre_imagen);
      return escritura;
    },
  }),
} satisfies HandlersOf<
  'obtenerIntegrantes' | 'listarIntegrantes' | 'obtenerIntegrante' | 'agregarIntegrante' | 'actualizarIntegrante'
>;
