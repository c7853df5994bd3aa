/** The envelope of section 7: what every answer carries besides its own data. */
import { z } from 'zod';

/** 'Success is recognised when success equals 1 or "1"' (section 7). */
export const success = z.union([z.literal(1), z.literal('1')]);

/** An answer whose data is in named fields. */
export const withSuccess = <S extends z.ZodRawShape>(shape: S) =>
  z.object({ success: success, message: z.string().optional() }).extend(shape);

/** An answer that only says that it was done. */
export const done = z.object({ success: success, message: z.string() });

/** A refusal: `errors` names the fields at fault (design §4); `actual` is the stored record that a stale change would undo. */
export const errorAnswer = z.object({
  success: z.literal(0),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  actual: z.looseObject({}).optional(),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
