import { z } from 'zod';

/** Servers answer 1 or '1'. */
export const success = z.union([z.literal(1), z.literal('1')]);

/** Texts of an answer, by their names. */
export const texts = <const K extends string>(...names: readonly K[]): Record<K, z.ZodString> =>
  Object.fromEntries(names.map((name) => [name, z.string()])) as Record<K, z.ZodString>;

/** A success answer with named data fields. */
export const withSuccess = <S extends z.ZodRawShape>(shape: S) =>
  z.object({ success, message: z.string().optional() }).extend(shape);

export const done = z.object({ success, message: z.string() });

/**
 * The answer of a call that changes a record, with the record as staff lists have it. One that an earlier version stored, for a request
 * that is sent twice, has none.
 */
export const doneWith = <S extends z.ZodRawShape>(shape: S) => done.extend(z.object(shape).partial().shape);

export const errorAnswer = z.object({
  success: z.literal(0),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  /** the stored record, after a conflict */
  actual: z.looseObject({}).optional(),
  /** the stored draft, if somebody else changed the one that the call publishes; null if it is gone */
  borrador: z.looseObject({}).nullable().optional(),
  /** the record is in the trash */
  papelera: z.literal(true).optional(),
  /** the call needs the caller's password: Login/confirmar */
  confirmar: z.literal(1).optional(),
  /** a request with the same id still runs: its result is not known yet */
  en_curso: z.literal(1).optional(),
  /** the present address of the page, if a former one was asked for */
  direccion: z.string().optional(),
  /** the id of the record that the one asked for was merged into */
  movido_a: z.number().optional(),
  /** `actual` is what an earlier request with the same id stored: the user changed the form after its answer was lost */
  guardado: z.literal(1).optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
