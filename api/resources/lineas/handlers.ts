import { messages } from '../../../contract/calls/messages.ts';
import { ACTIVO } from '../../../contract/values/constants.ts';
import type { HandlersOf } from '../calls/handler.ts';
import { updateRecord } from '../records/records.ts';

export const lineas = {
  async retireLinea(trx, { body: { id, retirada }, staff }) {
    const change =
      retirada === ACTIVO
        ? ({ accion: 'retirar', message: messages.lineas.retired } as const)
        : ({ accion: 'dejar de retirar', message: messages.lineas.returned } as const);
    return updateRecord(trx, { recurso: 'lineas', id, fields: { retirada, updated_by: staff.usuario }, ...change });
  },
} satisfies HandlersOf<'retireLinea'>;
