import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsOf, importPart } from '../../../api/resources/parts/importPart.ts';
import { optionalParagraphs, optionalText, requiredText } from '../../../contract/fields/fields.ts';

const f = fieldsOf('proyectos');
const part = {
  fields: [f('objetivo', 'paragraphs')],
  matching: () => [],
};
const LENGTH = 10;
const texts = {
  objetivo: z.string(),
  enlace_ext: optionalText(LENGTH),
  nombre: requiredText(LENGTH, 'Falta'),
  descripcion: optionalParagraphs(LENGTH),
  descripcion_imagen: z.string(),
  q: z.string(),
};

it.each([
  ['a schema', z.object(texts)],
  [
    'a schema with rules and a transform',
    z
      .object(texts)
      .refine(() => true)
      .transform((body) => body),
  ],
])(
  'reads the columns of the export that %s takes, in their order, with the lines that a rule keeps, and the publication dates',
  (_name, add) => {
    const { fields } = importPart('proyectos', { ...part, add } as never);
    expect(fields.map(({ name, label, kind }) => [name, label, kind.is])).toEqual([
      ['objetivo', 'Objetivo', 'paragraphs'],
      ['nombre', 'Nombre', 'text'],
      ['descripcion', 'Descripción', 'paragraphs'],
      ['enlace_ext', 'Enlace externo', 'text'],
      ['publicar_desde', 'Publicar desde', 'instant'],
      ['publicar_hasta', 'Publicar hasta', 'instant'],
    ]);
  },
);
