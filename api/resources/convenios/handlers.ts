import { messages } from '../../../contract/calls/messages.ts';
import { CONVENIO_INCOMPLETE, type Convenio, convenio } from '../../../contract/entities/convenio.ts';
import { ACTIVO } from '../../../contract/values/constants.ts';
import { columnsOf } from '../../database/columnsOf.ts';
import { definedFields } from '../../database/definedFields.ts';
import type { Row } from '../../database/tables.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import { type HandlersOf, prepared } from '../calls/handler.ts';
import { archive } from '../records/archive.ts';
import { changedPicture } from '../records/changedPicture.ts';
import { prepareFile } from '../records/prepareFile.ts';
import { findRecord, insertRecord, requireVersion, updateRecord } from '../records/records.ts';
import { newConvenioRow } from './newRow.ts';
import { convenios as resource } from './resource.ts';

const prepare = prepareFile('convenios');

const toConvenio = ({ created_at, created_by, updated_by, ...fields }: Row<'convenios'>): Convenio => fields;
const toAnswer = (row: Row<'convenios'>) => ({ convenio: toConvenio(row) });

export const convenios = {
  async listConvenios(db) {
    const convenios = await db
      .selectFrom('convenios')
      .select(columnsOf(convenio))
      .orderBy('orden')
      .orderBy('id')
      .execute();
    return { success: 1, convenios };
  },

  async getConvenio(db, { params: { id } }) {
    return { success: 1, convenio: toConvenio(await findRecord(db, 'convenios', id)) };
  },

  addConvenio: prepared({
    prepare,
    async handle(trx, { body, staff, draftFile }, file) {
      const logo = await changedPicture(trx, { file, draftFile });
      if (!logo) throw invalidFieldError('logo', CONVENIO_INCOMPLETE);
      return insertRecord(trx, {
        recurso: 'convenios',
        fields: { ...newConvenioRow(body), logo },
        staff,
        message: messages.convenios.added,
        toAnswer,
      });
    },
  }),

  updateConvenio: prepared({
    prepare,
    async handle(trx, { body: { id, version, ...fields }, staff, draftFile }, file) {
      const logo = (await changedPicture(trx, { file, draftFile })) ?? undefined;
      return updateRecord(trx, {
        recurso: 'convenios',
        id,
        fields: { ...definedFields({ ...fields, logo }), updated_by: staff.usuario },
        accion: 'actualizar',
        message: messages.convenios.updated,
        check: requireVersion(version, toConvenio),
        toAnswer,
      });
    },
  }),

  async toggleConvenio(trx, { body: { id, estado }, staff }) {
    const { activated, deactivated } = messages.convenios;
    const change =
      estado === ACTIVO
        ? ({ accion: 'activar', message: activated } as const)
        : ({ accion: 'desactivar', message: deactivated } as const);
    const fields = { estado, updated_by: staff.usuario };
    return updateRecord(trx, { recurso: 'convenios', id, fields, ...change, toAnswer });
  },

  async deleteConvenio(trx, { params: { id } }) {
    const movimientos = await archive(trx, 'convenios', resource, id, 'eliminar');
    return { answer: { success: 1, message: messages.convenios.deleted }, movimientos };
  },
} satisfies HandlersOf<
  'listConvenios' | 'getConvenio' | 'addConvenio' | 'updateConvenio' | 'toggleConvenio' | 'deleteConvenio'
>;
