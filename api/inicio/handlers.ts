import type { LogoDeConvenio } from '../../contract/entidades/convenio.ts';
import { type InicioDePersonal, OBJETIVO_OBLIGATORIO } from '../../contract/entidades/inicio.ts';
import { mensajes } from '../../contract/mensajes.ts';
import { dados } from '../database/changes.ts';
import type { Database } from '../database/open.ts';
import type { Row } from '../database/tables.ts';
import { buscar, cambiar, exigirVersion } from '../escritura.ts';
import type { HandlersOf } from '../handler.ts';
import { limpiarHtml } from '../html/limpiar.ts';
import { invalido } from '../rechazo.ts';

/** There is one home page. */
const ID = 1;
const CONVENIO_ACTIVO = 1;

const dePersonal = ({ id, updated_by, ...datos }: Row<'inicio'>): InicioDePersonal => datos;

function logosActivos(db: Database): Promise<LogoDeConvenio[]> {
  return db
    .selectFrom('convenios')
    .where('estado', '=', CONVENIO_ACTIVO)
    .select(['id', 'nombre', 'logo', 'url_web'])
    .orderBy('id')
    .execute();
}

export const inicio = {
  async obtenerInicio(db) {
    const { version, ...datos } = dePersonal(await buscar(db, 'inicio', ID));
    return { success: 1, inicio: datos, logos_convenios: await logosActivos(db) };
  },

  async obtenerConfiguracion(db) {
    return { success: 1, data: [dePersonal(await buscar(db, 'inicio', ID))] };
  },

  async actualizarConfiguracion(trx, { body: { version, ...otros }, personal }) {
    const objetivo = limpiarHtml(otros.objetivo);
    if (objetivo.trim() === '') throw invalido('objetivo', OBJETIVO_OBLIGATORIO);
    return cambiar(trx, {
      recurso: 'inicio',
      id: ID,
      campos: { ...dados(otros), objetivo, updated_by: personal.usuario },
      accion: 'actualizar',
      message: mensajes.inicio.actualizado,
      revisar: exigirVersion(version, dePersonal),
    });
  },
} satisfies HandlersOf<'obtenerInicio' | 'obtenerConfiguracion' | 'actualizarConfiguracion'>;
