import { possibleBy } from '../../../contract/duplicates/matching.ts';
import { newNoticia } from '../../../contract/entities/noticia.ts';
import { resources } from '../../../contract/resources/resources.ts';
import { fieldsOf, importPart, linkBy, YES_OR_NO } from '../parts/importPart.ts';

const f = fieldsOf('noticias');

export const imports = importPart('noticias', {
  fields: [
    f('titulo', 'text', { required: true, aliases: ['nombre', 'titular', 'noticia', 'title', 'headline'] }),
    f('fecha', 'day', { required: true, aliases: ['día', 'date', 'fecha de publicación'] }),
    f('resumen', 'paragraphs', { aliases: ['bajada', 'entradilla', 'summary'] }),
    f('texto', 'html', { aliases: ['texto', 'contenido', 'cuerpo', 'text', 'body', 'content'] }),
    f('url_fuente', 'text', { aliases: ['fuente', 'url', 'enlace', 'source', 'link'] }),
    f('proyecto_id', linkBy('noticias', 'proyecto_id'), { aliases: ['identificador del proyecto', 'project'] }),
    f('producto_id', linkBy('noticias', 'producto_id'), { aliases: ['identificador del producto', 'product'] }),
    f('evento_id', linkBy('noticias', 'evento_id'), { aliases: ['identificador del evento', 'event'] }),
    f('activo', { is: 'choice', choices: YES_OR_NO }, { common: true, aliases: ['activo', 'estado'] }),
  ],
  add: newNoticia,
  matching: possibleBy(resources.noticias.identity),
});
