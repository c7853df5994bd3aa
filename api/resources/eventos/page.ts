import type { Event, Place } from 'schema-dts';
import { documentPaths } from '../../../contract/addresses/documentPaths.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { PublicEvento } from '../../../contract/entities/evento.ts';
import { ACTIVO } from '../../../contract/values/constants.ts';
import { ponenciaOf } from '../../../contract/values/ponencia.ts';
import { readEvento } from '../../../contract/wire/evento.ts';
import type { Database } from '../../database/open.ts';
import { recordAt } from '../names/names.ts';
import { openDraft, shownFile } from '../parts/draftOf.ts';
import { type FeedEntry, feedEntry, isFilled, latestEntries } from '../parts/feedEntries.ts';
import type { RecordAnswer } from '../parts/ownAnswers.ts';
import { publicEvento, publicEventos } from '../parts/publicEventos.ts';
import type { CalendarEntry, CalendarPart } from '../parts/publicParts.ts';
import type { DraftOf, DraftPage } from '../parts/serverResource.ts';
import { filled, groupRef, imageUrl, recordRef, webUrls } from '../schemaOrg/nodes.ts';

/** The tipo of an event that the group organizes. */
const ORGANIZADOR = 1;

type EventoNode = Extract<Event, { '@type': 'Event' }>;

function placeOf(lugar: string, pais: string): Place | undefined {
  const country = filled(pais);
  const name = filled(lugar) ?? country;
  if (name === undefined) return undefined;
  return {
    '@type': 'Place',
    name,
    address: country === undefined ? undefined : { '@type': 'PostalAddress', addressCountry: country },
  };
}

/** An event of one day. */
export function eventoNode({ evento }: RecordAnswer<'eventos'>, origin: string): EventoNode {
  const ponencia = ponenciaOf(evento);
  return {
    ...recordRef('Event', 'evento', recordAt('evento', evento), origin),
    description: filled(evento.descripcion),
    image: imageUrl('eventos', evento.imagen, origin),
    startDate: filled(evento.fecha),
    endDate: filled(evento.fecha),
    location: placeOf(evento.lugar, evento.pais),
    organizer: evento.tipo === ORGANIZADOR ? groupRef(origin) : undefined,
    workPerformed: ponencia === '' ? undefined : { '@type': 'CreativeWork', name: ponencia },
    sameAs: webUrls([evento.url_pagina_evento]),
  };
}

export async function draftPage(preview: DraftOf): Promise<DraftPage> {
  const { row, id, file } = await openDraft(preview, 'eventos');
  const read = { ...readEvento({ ...row, ...preview.campos }), id, imagen: shownFile(preview, file), estado: ACTIVO };
  const answers = async () => ({ getPublicEvento: { success: 1, evento: read } });
  return { path: sitePaths.evento(id, read.nombre), answers, file };
}

export async function feedEntries(db: Database, now: Date): Promise<FeedEntry[]> {
  const eventos = await publicEventos(db, now);
  const entries = eventos.map((evento) => {
    const { fecha, lugar, pais, descripcion } = evento;
    return feedEntry('evento', evento, [
      [fecha, lugar, pais].filter(isFilled).join(', '),
      descripcion,
      ponenciaOf(evento),
    ]);
  });
  return latestEntries(db, 'eventos', entries);
}

const entryOf = ({ id, nombre, fecha, ...evento }: PublicEvento): CalendarEntry => ({
  id,
  name: `evento ${id}`,
  title: nombre,
  path: sitePaths.evento(id, nombre),
  fecha,
  description: [evento.descripcion, ponenciaOf(evento)],
  location: [evento.lugar, evento.pais],
});

export const calendar: CalendarPart['calendar'] = {
  path: documentPaths.calendar,
  pattern: '/evento/{id}/evento.ics',
  entries: async (db, now) => (await publicEventos(db, now)).map(entryOf),
  entry: async (db, id, now) => entryOf(await publicEvento(db, id, now)),
};
