/** A text with pictures, tables and files. */

import { textFilesIn } from '../addresses/textFiles.ts';
import { optionalParagraphs } from '../fields/fields.ts';
import { TEXT_ELEMENTS_MAX, TEXT_FILES_MAX } from '../values/constants.ts';

export const TOO_MANY_FILES = `El texto puede tener máximo ${TEXT_FILES_MAX} archivos`;

const TOO_MANY_ELEMENTS = `El texto tiene demasiadas etiquetas: use como máximo ${TEXT_ELEMENTS_MAX} párrafos, celdas y formatos`;

/** HTML, which the server sanitizes. @param max characters with markup */
export const textoInput = (max: number) =>
  optionalParagraphs(max)
    .refine((html) => (html.match(/<[a-z]/gi)?.length ?? 0) <= TEXT_ELEMENTS_MAX, TOO_MANY_ELEMENTS)
    .refine((html) => textFilesIn(html).length <= TEXT_FILES_MAX, TOO_MANY_FILES)
    .optional();
