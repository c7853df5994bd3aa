import { z } from 'zod';
import { COUNTED, type Counted } from '../resources/siteResources.ts';

const counts = Object.fromEntries(COUNTED.map((name) => [name, z.int()])) as { readonly [N in Counted]: z.ZodInt };

/** The figures of the home: the records that visitors see, and the year in which the first project began, or ''. */
export const cifras = z.object({ ...counts, desde: z.string() });
export type Cifras = z.infer<typeof cifras>;

/** What the answer of the home has while the block is shown. */
export const inHome = { cifras: cifras.optional() };
