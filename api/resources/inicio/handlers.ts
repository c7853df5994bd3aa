import type { PublicConvenio } from '../../../contract/entities/convenio.ts';
import { OBJETIVO_REQUIRED, type StaffInicio } from '../../../contract/entities/inicio.ts';
import { messages } from '../../../contract/messages.ts';
import { definedFields } from '../../database/definedFields.ts';
import type { Database } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { invalidFieldError } from '../../httpError.ts';
import type { HandlersOf } from '../handler.ts';
import { findRecord, requireVersion, updateRecord } from '../records.ts';
import { sanitizeObjetivo } from './sanitizeObjetivo.ts';

/** There is one home page. */
const ID = 1;
const CONVENIO_ACTIVO = 1;

const forStaff = ({ id, updated_by, ...datos }: Row<'inicio'>): StaffInicio => datos;

function activeLogos(db: Database): Promise<PublicConvenio[]> {
  return db
    .selectFrom('convenios')
    .where('estado', '=', CONVENIO_ACTIVO)
    .select(['id', 'nombre', 'logo', 'url_web'])
    .orderBy('id')
    .execute();
}

export const inicio = {
  async getInicio(db) {
    const { version, ...datos } = forStaff(await findRecord(db, 'inicio', ID));
    return { success: 1, inicio: datos, logos_convenios: await activeLogos(db) };
  },

  async getConfiguracion(db) {
    return { success: 1, data: [forStaff(await findRecord(db, 'inicio', ID))] };
  },

  async updateConfiguracion(trx, { body: { version, ...otros }, staff }) {
    const objetivo = sanitizeObjetivo(otros.objetivo);
    if (objetivo.trim() === '') throw invalidFieldError('objetivo', OBJETIVO_REQUIRED);
    return updateRecord(trx, {
      recurso: 'inicio',
      id: ID,
      fields: { ...definedFields(otros), objetivo, updated_by: staff.usuario },
      accion: 'actualizar',
      message: messages.inicio.updated,
      check: requireVersion(version, forStaff),
    });
  },
} satisfies HandlersOf<'getInicio' | 'getConfiguracion' | 'updateConfiguracion'>;
