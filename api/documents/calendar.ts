import ical, {
  escape as escapeProperty,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator';
import { allowedText, oneLineText } from '../../contract/characters.ts';
import type { PublicEvento } from '../../contract/entities/evento.ts';
import { isDate } from '../../contract/fields.ts';
import { sitePaths } from '../../contract/siteRoutes.ts';
import { readPortalId } from '../database/portalId.ts';
import { notFoundError } from '../httpError.ts';
import { type ChangeTimes, changeTimes } from '../resources/changeTimes.ts';
import { publicEvento, publicEventos } from '../resources/eventos/queries.ts';
import { readIdentidad } from '../resources/identidad/identidadRow.ts';
import { uuidOf } from './identifiers.ts';
import type { DocumentSource } from './source.ts';

/** In seconds: how often a subscribed calendar should ask again. */
const REFRESH_S = 86_400;

const joined = (texts: readonly string[], separator: string): string =>
  allowedText(texts.filter((text) => text !== '').join(separator));

interface CalendarContent {
  /** @param site its name */
  titleOf: (site: string) => string;
  events: readonly PublicEvento[];
  times: ReadonlyMap<number, ChangeTimes>;
}

async function calendarOf(
  { db, origin }: DocumentSource,
  { titleOf, events, times }: CalendarContent,
): Promise<string> {
  const portalId = await readPortalId(db);
  const site = oneLineText((await readIdentidad(db)).nombre);
  const calendar = ical({
    name: titleOf(site),
    // The library escapes every text but this one.
    prodId: { company: escapeProperty(site, false), product: 'Portal', language: 'ES' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_S,
  });
  for (const evento of events) {
    const { changed_at, version = 1 } = times.get(evento.id) ?? {};
    const changed = new Date(changed_at || evento.fecha);
    const data: ICalEventData = {
      id: uuidOf(portalId, `evento ${evento.id}`),
      // Calendars replace an entry by one with a higher number.
      sequence: version - 1,
      start: new Date(`${evento.fecha}T00:00:00Z`),
      allDay: true,
      // An event of the group does not make the day of a subscriber busy.
      transparency: ICalEventTransparency.TRANSPARENT,
      stamp: changed,
      lastModified: changed,
      summary: oneLineText(evento.nombre),
      description: joined([evento.descripcion, evento.nombre_ponencia], '\n') || null,
      location: oneLineText(joined([evento.lugar, evento.pais], ', ')) || null,
      // The property demands an absolute address.
      url: origin === '' ? null : origin + sitePaths.evento(evento.id, evento.nombre),
    };
    calendar.createEvent(data);
  }
  return `${calendar.toString()}\r\n`;
}

const isDated = ({ fecha }: PublicEvento): boolean => isDate(fecha);

export async function renderCalendar(source: DocumentSource): Promise<string> {
  if (!(await readIdentidad(source.db)).publicado) throw notFoundError('el documento');
  const events = await publicEventos(source.db, source.now);
  const times = await changeTimes(source.db, 'eventos');
  return calendarOf(source, { titleOf: (site) => `Eventos - ${site}`, events: events.filter(isDated), times });
}

/** @throws {HttpError} 404, also when the event is not public or has no valid date */
export async function renderEventoCalendar(source: DocumentSource, id: number): Promise<string> {
  const evento = await publicEvento(source.db, id, source.now);
  if (!isDated(evento)) throw notFoundError('el evento');
  const times = await changeTimes(source.db, 'eventos', id);
  return calendarOf(source, { titleOf: (site) => site, events: [evento], times });
}
