import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsOf, importPart } from '../../../api/resources/parts/importPart.ts';

const f = fieldsOf('proyectos');
const part = {
  fields: [f('objetivo', 'paragraphs')],
  matching: () => [],
};
const texts = {
  objetivo: z.string(),
  enlace_ext: z.string(),
  nombre: z.string(),
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
  'reads the columns of the export that %s takes but the text of its picture, in their order, and the publication dates',
  (_name, add) => {
    const { fields } = importPart('proyectos', { ...part, add } as never);
    expect(fields.map(({ name, label, kind }) => [name, label, kind.is])).toEqual([
      ['objetivo', 'Objetivo', 'paragraphs'],
      ['nombre', 'Nombre', 'text'],
      ['enlace_ext', 'Enlace externo', 'text'],
      ['publicar_desde', 'Publicar desde', 'instant'],
      ['publicar_hasta', 'Publicar hasta', 'instant'],
    ]);
  },
);
