import { ESTADO_LABELS } from '../../../contract/values/labels.ts';
import { choicesOf, fieldsOf, importPart, linkBy, YES_OR_NO } from '../parts/importPart.ts';
import { addMembers, MEMBERS_FIELD, MEMBERS_LINK, memberIds } from './memberLinks.ts';

const f = fieldsOf('proyectos');

export const imports = importPart('proyectos', {
  fields: [
    f('nombre', 'text', { required: true, aliases: ['título', 'proyecto', 'title', 'name', 'nombre del proyecto'] }),
    f('objetivo', 'paragraphs', { required: true, common: true, aliases: ['objetivo general', 'objective'] }),
    f('descripcion', 'paragraphs', { aliases: ['resumen', 'description', 'abstract'] }),
    f(
      'estado',
      { is: 'choice', choices: [...choicesOf(ESTADO_LABELS), { value: 1, label: 'En proceso' }] },
      { required: true, common: true, aliases: ['status'] },
    ),
    f(
      'fecha_inicio',
      { is: 'day', edge: 'first' },
      { required: true, aliases: ['inicio', 'fecha inicial', 'start', 'start date', 'desde'] },
    ),
    f(
      'fecha_fin',
      { is: 'day', edge: 'last' },
      { required: true, aliases: ['fin', 'final', 'fecha final', 'end', 'end date', 'hasta'] },
    ),
    f('entidades', 'list', { aliases: ['instituciones', 'financiadores', 'entidad', 'partners', 'funders'] }),
    f('enlace_ext', 'text', { aliases: ['enlace', 'url', 'sitio web', 'link'] }),
    f('activo', { is: 'choice', choices: YES_OR_NO }, { column: 'activo' }),
    f('linea', linkBy('proyectos', 'linea_id'), {
      label: 'Línea de investigación',
      column: 'linea_id',
      common: true,
      aliases: ['línea', 'research line'],
    }),
    f(MEMBERS_FIELD, MEMBERS_LINK, { aliases: ['investigadores', 'miembros', 'members', 'equipo'] }),
  ],
  members: { read: memberIds, add: addMembers },
});
