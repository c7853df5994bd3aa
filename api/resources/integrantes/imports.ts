import { matchIntegrante } from '../../../contract/duplicates/integrantes.ts';
import { GRUPO_LABELS } from '../../../contract/values/labels.ts';
import { choicesOf, fieldsOf, importPart, YES_OR_NO } from '../parts/importPart.ts';

const f = fieldsOf('integrantes');

export const imports = importPart('integrantes', {
  fields: [
    f('nombres', 'text', { required: true, aliases: ['nombre', 'first name', 'given name', 'given names'] }),
    f('apellidos', 'text', { required: true, aliases: ['apellido', 'last name', 'family name', 'surname'] }),
    f('cargo', 'text', { required: true, common: true, aliases: ['rol', 'position', 'role', 'vinculación'] }),
    f(
      'grupo',
      { is: 'choice', choices: choicesOf(GRUPO_LABELS) },
      { required: true, common: true, aliases: ['group'] },
    ),
    f('profesion', 'text', { common: true, aliases: ['título', 'profession'] }),
    f('email', 'text', { aliases: ['correo', 'e-mail', 'email', 'mail', 'correo institucional'] }),
    f('estudios', 'list', { aliases: ['formación', 'education', 'degrees'] }),
    f('areas_tematicas', 'list', { aliases: ['áreas', 'temas', 'intereses', 'topics', 'research areas'] }),
    f('url_linkedin', 'text', { aliases: ['linkedin'] }),
    f('url_hv', 'text', { aliases: ['cv', 'currículo', 'curriculum'] }),
    f('orcid', 'text', { aliases: ['orcid id', 'orcid id url'] }),
    f('url_cvlac', 'text', { aliases: ['url cvlac', 'enlace cvlac'] }),
    f('periodos', 'periods', {
      aliases: ['periodos', 'periodo', 'tiempo en el grupo', 'vigencia', 'años en el grupo'],
    }),
    f('url_google_scholar', 'text', { aliases: ['scholar', 'google académico'] }),
    f('correo_publico', { is: 'choice', choices: YES_OR_NO }, { common: true, aliases: ['correo público'] }),
    f(
      'imagen_publica',
      { is: 'choice', choices: YES_OR_NO },
      { common: true, aliases: ['imagen pública', 'mostrar la imagen'] },
    ),
    f('fecha_autorizacion', 'day', { common: true }),
    f('nota_autorizacion', 'paragraphs', { common: true }),
  ],
  authorId: 'orcid',
  matching: matchIntegrante,
});
