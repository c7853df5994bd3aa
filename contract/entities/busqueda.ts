import { z } from 'zod';
import { withSuccess } from '../fields/envelope.ts';
import { optionalComparedText } from '../fields/fields.ts';
import { SEARCHED_KINDS } from '../resources/siteResources.ts';
import { PAGINA_IDIOMAS, SEARCH_MAX } from '../values/constants.ts';

export const searchQuery = z.object({ q: optionalComparedText(SEARCH_MAX).optional() });

const foundRecord = z.object({
  id: z.number(),
  /** of a member: names and surnames */
  nombre: z.string(),
  /** a part of the record's text, around the first match that its name does not have */
  fragmento: z.string(),
  /** of a page that staff write */
  direccion: z.string().optional(),
  idioma: z.enum(PAGINA_IDIOMAS).optional(),
});

const groupOf = <S extends z.ZodType>(record: S) =>
  z.object({
    tipo: z.enum(SEARCHED_KINDS),
    /** of all matches; `resultados` are the first of them */
    total: z.number(),
    resultados: z.array(record),
  });

/** Always all kinds: in their order, but for visitors the members first where a name begins with the query. */
export const foundRecords = withSuccess({ grupos: z.array(groupOf(foundRecord)) });

/** `publico` is false for a record that visitors cannot see. */
const foundStaffRecord = foundRecord.extend({ publico: z.boolean() });
export const foundStaffRecords = withSuccess({ grupos: z.array(groupOf(foundStaffRecord)) });
export type FoundStaffGroup = z.infer<typeof foundStaffRecords>['grupos'][number];
