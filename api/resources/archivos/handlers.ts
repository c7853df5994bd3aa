import { messages } from '../../../contract/calls/messages.ts';
import type { AddedArchivo } from '../../../contract/entities/archivo.ts';
import { SINGLE_ROW_ID } from '../../database/singleRow.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import { type PreparedFile, prepareTextFile } from '../../uploads/prepare.ts';
import { storeTextFile } from '../../uploads/store.ts';
import { type HandlersOf, prepared } from '../calls/handler.ts';

const { archivos: texts } = messages;

/** What the editor inserts: the largest picture, or the PDF. */
function sizesOf({ tipo, variants }: PreparedFile): Pick<AddedArchivo, 'tipo' | 'bytes' | 'ancho' | 'alto'> {
  const { bytes, width, height } = variants.at(-1) ?? { bytes: Buffer.alloc(0), width: 0, height: 0 };
  return tipo === 'image/webp'
    ? { tipo, bytes: bytes.length, ancho: width, alto: height }
    : { tipo: 'application/pdf', bytes: bytes.length, ancho: null, alto: null };
}

export const archivos = {
  /** Nothing shows the file until a text names it. */
  addArchivo: prepared({
    async prepare({ fileBytes }) {
      if (fileBytes === null) throw invalidFieldError('archivo', texts.required);
      return prepareTextFile(fileBytes);
    },
    async handle(trx, { staff, now }, file) {
      const nombre = await storeTextFile(trx, file, { created_at: now.toISOString(), created_by: staff.usuario });
      return {
        answer: { success: 1, message: texts.added, nombre, ...sizesOf(file) },
        movimiento: {
          recurso: 'archivos',
          recordId: SINGLE_ROW_ID,
          accion: 'agregar',
          antes: null,
          despues: { nombre },
        },
      };
    },
  }),
} satisfies HandlersOf<'addArchivo'>;
