/** A picture or a PDF file of a text. */
import { z } from 'zod';
import { done } from '../fields/envelope.ts';

/** The file is the call's file. */
export const newArchivo = z.object({});

/** `nombre` is what the text names the file by; the size of a PDF in pixels is null. */
export const addedArchivo = done.extend({
  nombre: z.string(),
  tipo: z.enum(['image/webp', 'application/pdf']),
  bytes: z.number(),
  ancho: z.number().nullable(),
  alto: z.number().nullable(),
});
export type AddedArchivo = z.infer<typeof addedArchivo>;
