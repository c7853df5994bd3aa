import { EVENTO_TIPO_LABELS } from '../../../contract/values/labels.ts';
import { choicesOf, fieldsOf, importPart, YES_OR_NO } from '../parts/importPart.ts';

const f = fieldsOf('eventos');

const ESTADOS = [...YES_OR_NO, { value: 1, label: 'Activo' }, { value: 0, label: 'Inactivo' }];

export const imports = importPart('eventos', {
  fields: [
    f('nombre', 'text', { required: true, aliases: ['nombre', 'evento', 'título', 'name', 'title', 'event'] }),
    f('fecha', 'day', { required: true, aliases: ['día', 'date', 'fecha del evento'] }),
    f(
      'tipo',
      { is: 'choice', choices: choicesOf(EVENTO_TIPO_LABELS) },
      {
        required: true,
        common: true,
        aliases: ['tipo', 'participación', 'type', 'role'],
      },
    ),
    f('descripcion', 'paragraphs', { aliases: ['description'] }),
    f('lugar', 'text', { common: true, aliases: ['ciudad', 'sede', 'place', 'city', 'venue'] }),
    f('pais', 'text', { common: true, aliases: ['country'] }),
    f('estado', { is: 'choice', choices: ESTADOS }, { common: true, aliases: ['activo', 'status'] }),
    f('url_noticia_divulgacion', 'text', { aliases: ['noticia de divulgación', 'noticia'] }),
    f('nombre_ponencia', 'text', { aliases: ['ponencia', 'paper', 'talk'] }),
    f('url_pagina_evento', 'text', { aliases: ['página del evento', 'url', 'sitio web', 'website'] }),
    f('urls_adicionales', 'webList', { aliases: ['enlaces adicionales', 'otros enlaces'] }),
  ],
  formFields: { estado: 'activo' },
});
