import { fieldsOf, importPart } from '../parts/importPart.ts';

const f = fieldsOf('convenios');

const ESTADOS = [
  { value: 1, label: 'Activo' },
  { value: 2, label: 'Inactivo' },
];

export const imports = importPart('convenios', {
  fields: [
    f('nombre', 'text', { required: true, aliases: ['convenio', 'entidad', 'name', 'partner', 'aliado'] }),
    f('descripcion', 'paragraphs', { aliases: ['description'] }),
    f('url_web', 'text', { aliases: ['url', 'web', 'página web', 'website', 'enlace'] }),
    f('estado', { is: 'choice', choices: ESTADOS }, { common: true, aliases: ['activo', 'status'] }),
  ],
  missingFile: 'Logo',
  formFields: { estado: 'activo' },
});
