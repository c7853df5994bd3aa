import { z } from 'zod';
import { withSuccess } from '../fields/envelope.ts';
import { oneOfNumbers } from '../fields/fields.ts';
import { RECORD_KINDS } from '../resources/resources.ts';
import { PASOS } from '../values/primerosPasos.ts';

const primerPaso = z.object({
  paso: z.enum(PASOS),
  hecho: z.boolean(),
  /** done because staff said so; absent for a step that nobody can declare done */
  declarado: z.boolean().optional(),
});
export const primerosPasos = withSuccess({ pasos: z.array(primerPaso) });

export const textosRevisados = z.object({ revisados: oneOfNumbers([0, 1], 'El valor de revisados no es válido') });

const sampleRecord = z.object({
  /** inicio and identidad have one record each, of id 1 */
  recurso: z.enum([...RECORD_KINDS, 'inicio', 'identidad']),
  id: z.number(),
  nombre: z.string(),
  /** why it stays when the sample content is removed; null if it goes */
  motivo: z.enum(['cambiado', 'borrador', 'vinculado']).nullable(),
  /** the record that it is linked to; '' for another reason */
  vinculo: z.string(),
});
export type SampleRecord = z.infer<typeof sampleRecord>;

/** What has texts of the sample that are no records. */
const SAMPLE_TEXT_RESOURCES = ['inicio', 'identidad', 'lineas'] as const;

/** A sample text that is no record, so that removing the sample content leaves it to staff. */
const sampleText = z.object({
  recurso: z.enum(SAMPLE_TEXT_RESOURCES),
  id: z.number(),
  nombre: z.string(),
});
export type SampleText = z.infer<typeof sampleText>;

export const sampleRecords = withSuccess({ registros: z.array(sampleRecord), textos: z.array(sampleText) });

export const sampleRemoval = withSuccess({
  message: z.string(),
  quitados: z.number(),
  /** what stays */
  registros: z.array(sampleRecord),
});
