import type { Redireccion } from '../../../contract/identidad/identidad.ts';
import { textOf } from '../../../contract/values/tolerant.ts';

/** The redirections of a text: one on each line, the old address and the new one, as two columns of a spreadsheet. */
export const redireccionesIn = (text: string): Redireccion[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [desde = '', hacia = ''] = line.split(/\s*[\t;,]\s*|\s+/);
      return { desde, hacia };
    });

export const textOfRedirecciones = (value: unknown): string =>
  (Array.isArray(value) ? (value as Partial<Redireccion>[]) : [])
    .map(({ desde, hacia }) => `${textOf(desde)} ${textOf(hacia)}`.trim())
    .join('\n');
