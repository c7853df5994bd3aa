import { z } from 'zod';
import { withSuccess } from '../fields/envelope.ts';
import { RECORD_KINDS } from '../resources/resources.ts';
import { PASOS } from '../values/primerosPasos.ts';

export const primerosPasos = withSuccess({ pasos: z.array(z.object({ paso: z.enum(PASOS), hecho: z.boolean() })) });

const sampleRecord = z.object({
  /** inicio has one record, of id 1 */
  recurso: z.enum([...RECORD_KINDS, 'inicio']),
  id: z.number(),
  nombre: z.string(),
  /** why it stays when the sample content is removed; null if it goes */
  motivo: z.enum(['cambiado', 'borrador', 'vinculado']).nullable(),
  /** the record that it is linked to; '' for another reason */
  vinculo: z.string(),
});
export type SampleRecord = z.infer<typeof sampleRecord>;

export const sampleRecords = withSuccess({ registros: z.array(sampleRecord) });

export const sampleRemoval = withSuccess({
  message: z.string(),
  quitados: z.number(),
  /** what stays */
  registros: z.array(sampleRecord),
});
