import type { Event, Place } from 'schema-dts';
import { ponenciaOf } from '../../../contract/values/ponencia.ts';
import { recordAt } from '../names/listedRecords.ts';
import type { RecordAnswer } from '../parts/ownAnswers.ts';
import { groupRef } from '../schemaOrg/groupRef.ts';
import { imageUrl } from '../schemaOrg/imageUrl.ts';
import { recordRef } from '../schemaOrg/recordRef.ts';
import { filled, webUrls } from '../schemaOrg/values.ts';

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
