import type { AnswerOf } from '../../../contract/calls/callTypes.ts';
import { messages } from '../../../contract/calls/messages.ts';
import { type Linea, linea } from '../../../contract/entities/linea.ts';
import { ACTIVO } from '../../../contract/values/constants.ts';
import type { StaffMember } from '../../auth/sessions.ts';
import { columnsOf } from '../../database/columnsOf.ts';
import { definedFields } from '../../database/definedFields.ts';
import type { Trx } from '../../database/open.ts';
import type { Row } from '../../database/tables.ts';
import { conflictError } from '../../errors/httpError.ts';
import { type HandlersOf, prepared, type WriteResult } from '../calls/handler.ts';
import { sanitizeObjetivo } from '../html/sanitizeObjetivo.ts';
import { staffProyecto } from '../proyectos/queries.ts';
import { changedPicture } from '../records/changedPicture.ts';
import { prepareFile } from '../records/prepareFile.ts';
import { findRecord, insertRecord, requireVersion, updateRecord } from '../records/records.ts';
import { requireLinea } from '../records/requireLinea.ts';
import { addressFor, requireFreeAddress } from './queries.ts';

const prepare = prepareFile('lineas');

const toLinea = ({ created_at, created_by, updated_by, ...fields }: Row<'lineas'>): Linea => fields;
const toAnswer = (row: Row<'lineas'>) => ({ linea: toLinea(row) });

const lineaRecords = {
  async listLineas(db) {
    return { success: 1, lineas: await db.selectFrom('lineas').select(columnsOf(linea)).orderBy('id').execute() };
  },

  addLinea: prepared({
    prepare,
    async handle(trx, { body: { direccion = '', texto = '', ...fields }, staff, draftFile }, file) {
      if (direccion !== '') await requireFreeAddress(trx, { id: 0, direccion });
      return insertRecord(trx, {
        recurso: 'lineas',
        fields: {
          ...definedFields(fields),
          nombre: fields.nombre,
          direccion: direccion || (await addressFor(trx, fields.nombre, 0)),
          texto: sanitizeObjetivo(texto),
          imagen: (await changedPicture(trx, { file, draftFile })) ?? null,
        },
        staff,
        message: messages.lineas.added,
        toAnswer,
      });
    },
  }),

  editLinea: prepared({
    prepare,
    async handle(trx, { body: { id, version, direccion, texto, quitar_imagen, ...rest }, staff, draftFile }, file) {
      await findRecord(trx, 'lineas', id);
      if (direccion) await requireFreeAddress(trx, { id, direccion });
      const fields = definedFields({
        ...rest,
        direccion: direccion === '' ? await addressFor(trx, rest.nombre, id) : direccion,
        texto: texto === undefined ? undefined : sanitizeObjetivo(texto),
        imagen: await changedPicture(trx, { file, draftFile, quitar_imagen }),
      });
      return updateRecord(trx, {
        recurso: 'lineas',
        id,
        fields: { ...fields, updated_by: staff.usuario },
        accion: 'actualizar',
        message: messages.lineas.updated,
        check: requireVersion(version, toLinea),
        toAnswer,
      });
    },
  }),

  async retireLinea(trx, { body: { id, retirada }, staff }) {
    const change =
      retirada === ACTIVO
        ? ({ accion: 'retirar', message: messages.lineas.retired } as const)
        : ({ accion: 'dejar de retirar', message: messages.lineas.returned } as const);
    return updateRecord(trx, { recurso: 'lineas', id, fields: { retirada, updated_by: staff.usuario }, ...change });
  },
} satisfies HandlersOf<'listLineas' | 'addLinea' | 'editLinea' | 'retireLinea'>;

interface Assignment {
  proyecto_id: number;
  id_linea: number;
}

/** `replaces` says whether the project must already have a line. @throws {HttpError} 404, 409 */
async function setLinea(
  trx: Trx,
  staff: StaffMember,
  { proyecto_id, id_linea }: Assignment,
  replaces: boolean,
): Promise<WriteResult<AnswerOf<'assignLinea'>>> {
  return updateRecord(trx, {
    recurso: 'proyectos',
    id: proyecto_id,
    fields: { linea_id: id_linea, updated_by: staff.usuario },
    accion: replaces ? 'actualizar línea' : 'asignar línea',
    message: messages.proyectos.lineaUpdated,
    async check({ linea_id }) {
      await requireLinea(trx, id_linea);
      if ((linea_id !== null) === replaces) return;
      throw conflictError(replaces ? messages.proyectos.lineaNotAssigned : messages.proyectos.lineaAlreadyAssigned);
    },
    toAnswer: async (row) => ({ project: await staffProyecto(trx, row) }),
  });
}

export const lineas = {
  ...lineaRecords,

  async assignLinea(trx, { body, staff }) {
    return setLinea(trx, staff, body, false);
  },

  async updateLinea(trx, { body, staff }) {
    return setLinea(trx, staff, body, true);
  },
} satisfies HandlersOf<keyof typeof lineaRecords | 'assignLinea' | 'updateLinea'>;
