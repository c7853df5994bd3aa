import { type RawBuilder, sql } from 'kysely';
import { extraFieldsOfTipo, PARTICIPANTE_KEPT_ONLY, type StaffEvento } from '../../../contract/entities/evento.ts';
import { imagenError } from '../../../contract/entities/imagen.ts';
import { EVENTO_TIPOS, PARTICIPANTE } from '../../../contract/values/constants.ts';
import { HOME_PAST_EVENTOS } from '../../../contract/values/homeLists.ts';
import { EVENTO_TIPO_LABELS } from '../../../contract/values/labels.ts';
import { ponenciaOf } from '../../../contract/values/ponencia.ts';
import { serverTexts } from '../../../i18n/serverTexts.ts';
import type { Row } from '../../database/tables.ts';
import { parseTextList } from '../../database/textList.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import { choicesOf, fieldsOf, importPart, YES_OR_NO } from '../parts/importPart.ts';
import { type Moment, part, unchanged } from '../parts/pendienteParts.ts';
import { latestEventos, publicEvento, publicEventos } from '../parts/publicEventos.ts';
import type { ServerResource } from '../parts/serverResource.ts';
import { calendar, draftPage, eventoNode, feedEntries } from './page.ts';

const f = fieldsOf('eventos');

const ESTADOS = [...YES_OR_NO, { value: 1, label: 'Activo' }, { value: 0, label: 'Inactivo' }];

const imports = importPart('eventos', {
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

const toStaffEvento = ({ created_at, ...row }: Row<'eventos'>): StaffEvento => ({
  ...row,
  urls_adicionales: parseTextList(row.urls_adicionales),
});

export const eventos: ServerResource<'eventos'> = {
  imports,
  toStaff: toStaffEvento,
  listColumns: ['urls_adicionales'],
  errorOf: imagenError,
  check(_trx, { body, antes }) {
    if (body.tipo === PARTICIPANTE && antes !== null && antes.tipo !== PARTICIPANTE) {
      throw invalidFieldError('tipo', PARTICIPANTE_KEPT_ONLY);
    }
  },
  draftPage,
  searchedTexts: (row) => ({
    textos: [row.descripcion, ponenciaOf(row), [row.lugar, row.pais].filter(Boolean).join(', ')],
    fecha: row.fecha,
  }),
  jsonLd: eventoNode,
  recordOf: ({ evento }) => evento,
  signposts: () => ({ type: 'Event' }),
  shareLabel: () => serverTexts.shareImage.evento,
  recordsOf: ({ eventos }) => eventos,
  publicList: async (db, now) => ({ success: 1, eventos: await publicEventos(db, now) }),
  answerOf: async (db, id, { now }) => ({ success: 1, evento: await publicEvento(db, id, now) }),
  // One more tells the home that there are others.
  homeList: async (db, now) => ({ success: 1, eventos: await latestEventos(db, HOME_PAST_EVENTOS + 1, now) }),
  feedEntries,
  calendar,
  pendientes,
};
