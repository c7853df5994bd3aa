import { documentPaths } from '../../../contract/addresses/documentPaths.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { PublicEvento } from '../../../contract/entities/evento.ts';
import { ponenciaOf } from '../../../contract/values/ponencia.ts';
import type { CalendarEntry, CalendarPart } from '../parts/publicParts.ts';
import { publicEvento, publicEventos } from './queries.ts';

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
  pathOf: documentPaths.eventoCalendar,
  pattern: '/evento/{id}/evento.ics',
  entries: async (db, now) => (await publicEventos(db, now)).map(entryOf),
  entry: async (db, id, now) => entryOf(await publicEvento(db, id, now)),
};
