import { type RawBuilder, sql } from 'kysely';
import { extraFieldsOfTipo, PARTICIPANTE_KEPT_ONLY } from '../../../contract/entities/evento.ts';
import { imagenError } from '../../../contract/entities/imagen.ts';
import { EVENTO_TIPOS, PARTICIPANTE } from '../../../contract/values/constants.ts';
import { HOME_PAST_EVENTOS } from '../../../contract/values/homeLists.ts';
import { ponenciaOf } from '../../../contract/values/ponencia.ts';
import { serverTexts } from '../../../i18n/serverTexts.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import { firstListed, recordAt } from '../names/listedRecords.ts';
import { type Moment, part, unchanged } from '../parts/pendienteParts.ts';
import type { ServerResource } from '../parts/serverResource.ts';
import { imports } from './imports.ts';
import { calendar, draftPage, eventoNode, feedEntries, signposts } from './page.ts';
import { latestEventos, staffEventos, toStaffEvento } from './queries.ts';

const WITH_NEWS = sql`tipo in (${sql.join(EVENTO_TIPOS.filter((tipo) => extraFieldsOfTipo(tipo).noticia))})`;

/** The field for the link of an event: that of its type, else the first additional one. */
function linkField(): RawBuilder<string> {
  const page = EVENTO_TIPOS.filter((tipo) => extraFieldsOfTipo(tipo).participacion);
  return sql`case when ${WITH_NEWS} then 'url_noticia_divulgacion'
    when tipo in (${sql.join(page)}) then 'url_pagina_evento' else 'urls_adicionales.0' end`;
}

const pendientes = (moment: Moment) => ({
  eventos_sin_enlace: part(
    sql`fecha <> '' and fecha < ${moment.today} and not (url_noticia_divulgacion <> '' and ${WITH_NEWS})
      and url_pagina_evento = '' and urls_adicionales = '[]'`,
    { campo: linkField(), detalle: sql`fecha` },
  ),
  registros_inactivos: unchanged('eventos', { column: 'estado' }, moment),
});

export const eventos: ServerResource<'eventos'> = {
  imports,
  toStaff: toStaffEvento,
  staffList: staffEventos,
  listColumns: ['urls_adicionales'],
  errorOf: imagenError,
  check(_trx, { body, antes }) {
    if (body.tipo === PARTICIPANTE && antes !== null && antes.tipo !== PARTICIPANTE) {
      throw invalidFieldError('tipo', PARTICIPANTE_KEPT_ONLY);
    }
  },
  draftPage,
  searchedTexts: (_db, rows) =>
    rows.map((row) => ({
      id: row.id,
      nombre: row.nombre,
      personas: '',
      textos: [row.descripcion, ponenciaOf(row), [row.lugar, row.pais].filter(Boolean).join(', ')],
      fecha: row.fecha,
      row,
    })),
  jsonLd: eventoNode,
  recordOf: ({ evento }) => evento,
  signposts,
  listed: (answer, max) => firstListed(answer.eventos, max, (record) => recordAt('evento', record)),
  // One more tells the home that there are others.
  homeList: async (db, now) => ({ success: 1, eventos: await latestEventos(db, HOME_PAST_EVENTOS + 1, now) }),
  sharedImage: ({ imagen }) => ({ label: serverTexts.shareImage.evento, picture: imagen?.trim() || null }),
  feedEntries,
  calendar,
  pendientes,
};
