import { CONVENIO_INCOMPLETO, type Convenio } from '../../contract/entidades/convenio.ts';
import { mensajes } from '../../contract/mensajes.ts';
import { borrarArchivo, guardarArchivo } from '../archivos/guardar.ts';
import { prepararLogo } from '../archivos/preparar.ts';
import { dados } from '../database/changes.ts';
import type { Row } from '../database/tables.ts';
import { buscar, cambiar, exigirVersion } from '../escritura.ts';
import { type HandlersOf, prepared } from '../handler.ts';
import { invalido } from '../rechazo.ts';

const prepareLogo = async ({ fileBytes }: { fileBytes: Buffer | null }) =>
  fileBytes === null ? undefined : prepararLogo(fileBytes);

const ACTIVO = 1;
const COLUMNAS = ['id', 'nombre', 'descripcion', 'url_web', 'estado', 'logo', 'version'] as const;

/** A stored convenio, in the form that staff read. */
const enRespuesta = ({ id, nombre, descripcion, url_web, estado, logo, version }: Row<'convenios'>): Convenio => ({
  id,
  nombre,
  descripcion,
  url_web,
  estado,
  logo,
  version,
});

export const convenios = {
  async listarConvenios(db) {
    return { success: 1, convenios: await db.selectFrom('convenios').select(COLUMNAS).orderBy('id').execute() };
  },

  async obtenerConvenio(db, { params: { id } }) {
    return { success: 1, convenio: enRespuesta(await buscar(db, 'convenios', id)) };
  },

  agregarConvenio: prepared({
    prepare: prepareLogo,
    async handle(trx, { body, personal }, archivo) {
      if (archivo === undefined) throw invalido('logo', CONVENIO_INCOMPLETO);
      const { descripcion = '', url_web = '', estado = ACTIVO, nombre } = body;
      const fila = await trx
        .insertInto('convenios')
        .values({
          nombre,
          descripcion,
          url_web,
          estado,
          logo: await guardarArchivo(trx, archivo),
          created_at: new Date().toISOString(),
          created_by: personal.usuario,
          updated_by: '',
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return {
        respuesta: { success: 1, message: mensajes.convenios.agregado, convenio: enRespuesta(fila) },
        movimiento: { recurso: 'convenios', recursoId: fila.id, accion: 'agregar', antes: null, despues: fila },
      };
    },
  }),

  actualizarConvenio: prepared({
    prepare: prepareLogo,
    async handle(trx, { body: { id, version, ...otros }, personal }, archivo) {
      const logo = archivo && (await guardarArchivo(trx, archivo));
      const escritura = await cambiar(trx, {
        recurso: 'convenios',
        id,
        campos: { ...dados({ ...otros, logo }), updated_by: personal.usuario },
        accion: 'actualizar',
        message: mensajes.convenios.actualizado,
        revisar: exigirVersion(version, enRespuesta),
      });
      if (archivo !== undefined) await borrarArchivo(trx, escritura.movimiento.antes.logo);
      return escritura;
    },
  }),

  async alternarConvenio(trx, { body: { id, estado }, personal }) {
    const { activado, desactivado } = mensajes.convenios;
    const cambio =
      estado === ACTIVO ? { accion: 'activar', message: activado } : { accion: 'desactivar', message: desactivado };
    return cambiar(trx, { recurso: 'convenios', id, campos: { estado, updated_by: personal.usuario }, ...cambio });
  },

  async eliminarConvenio(trx, { params: { id } }) {
    const antes = await buscar(trx, 'convenios', id);
    await trx.deleteFrom('convenios').where('id', '=', id).execute();
    await borrarArchivo(trx, antes.logo);
    return {
      respuesta: { success: 1, message: mensajes.convenios.eliminado },
      movimiento: { recurso: 'convenios', recursoId: id, accion: 'eliminar', antes, despues: null },
    };
  },
} satisfies HandlersOf<
  | 'listarConvenios'
  | 'obtenerConvenio'
  | 'agregarConvenio'
  | 'actualizarConvenio'
  | 'alternarConvenio'
  | 'eliminarConvenio'
>;
