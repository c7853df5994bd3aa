import { messages } from '../../../contract/calls/messages.ts';
import { inicioError, OBJETIVO_REQUIRED, type StaffInicio } from '../../../contract/entities/inicio.ts';
import { definedFields } from '../../database/definedFields.ts';
import { SINGLE_ROW_ID } from '../../database/singleRow.ts';
import type { Row } from '../../database/tables.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import type { HandlersOf } from '../calls/handler.ts';
import { cleanHtml } from '../html/cleanHtml.ts';
import type { ServerResources } from '../parts/serverResource.ts';
import { demandNoError, findRecord, requireNamed, requireVersion, updateRecord } from '../records/records.ts';
import { homeAnswer } from '../site/home.ts';

const toStaffInicio = ({ id, updated_by, ...fields }: Row<'inicio'>): StaffInicio => fields;

export const inicio = (resources: ServerResources) =>
  ({
    getInicio: (db, { now }) => homeAnswer(db, { now, resources }),

    async getConfiguracion(db) {
      return { success: 1, data: [toStaffInicio(await findRecord(db, 'inicio', SINGLE_ROW_ID))] };
    },

    async updateConfiguracion(trx, { body: { version, ...rest }, staff }) {
      const objetivo = cleanHtml(rest.objetivo);
      if (objetivo.trim() === '') throw invalidFieldError('objetivo', OBJETIVO_REQUIRED);
      if (rest.privacidad_id) await requireNamed(trx, 'paginas', [rest.privacidad_id], 'privacidad_id');
      const written = await updateRecord(trx, {
        recurso: 'inicio',
        id: SINGLE_ROW_ID,
        fields: { ...definedFields(rest), objetivo, updated_by: staff.usuario },
        accion: 'actualizar',
        message: messages.inicio.updated,
        check: requireVersion(version, toStaffInicio),
        toAnswer: (row) => ({ data: [toStaffInicio(row)] }),
      });
      demandNoError(inicioError(written.movimiento.despues));
      return written;
    },
  }) satisfies HandlersOf<'getInicio' | 'getConfiguracion' | 'updateConfiguracion'>;
