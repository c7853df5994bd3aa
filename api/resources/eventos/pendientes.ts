import { type RawBuilder, sql } from 'kysely';
import { extraFieldsOfTipo } from '../../../contract/entities/evento.ts';
import { EVENTO_TIPOS } from '../../../contract/values/constants.ts';
import { type Moment, part, unchanged } from '../parts/pendienteParts.ts';

const WITH_NEWS = sql`tipo in (${sql.join(EVENTO_TIPOS.filter((tipo) => extraFieldsOfTipo(tipo).noticia))})`;

/** The field for the link of an event: that of its type, else the first additional one. */
function linkField(): RawBuilder<string> {
  const page = EVENTO_TIPOS.filter((tipo) => extraFieldsOfTipo(tipo).participacion);
  return sql`case when ${WITH_NEWS} then 'url_noticia_divulgacion'
    when tipo in (${sql.join(page)}) then 'url_pagina_evento' else 'urls_adicionales.0' end`;
}

export const pendientes = (moment: Moment) => ({
  eventos_sin_enlace: part(
    sql`fecha <> '' and fecha < ${moment.today} and not (url_noticia_divulgacion <> '' and ${WITH_NEWS})
      and url_pagina_evento = '' and urls_adicionales = '[]'`,
    { campo: linkField(), detalle: sql`fecha` },
  ),
  registros_inactivos: unchanged('eventos', { column: 'estado' }, moment),
});
