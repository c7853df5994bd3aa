import ical, {
  escape as escapeProperty,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventTransparency,
} from 'ical-generator';
import { isDate } from '../../contract/fields/fields.ts';
import { type InCalendar, resources } from '../../contract/resources/resources.ts';
import { allowedText, oneLineText } from '../../contract/values/characters.ts';
import { readPortalId } from '../database/portalId.ts';
import { noRecordError, notFoundError } from '../errors/httpError.ts';
import { nounOf } from '../resources/names/names.ts';
import type { CalendarEntry } from '../resources/parts/publicParts.ts';
import { serverResources } from '../resources/serverResources.ts';
import { readIdentidad } from '../resources/site/identidadRow.ts';
import { type ChangeTimes, changeTimes } from '../resources/visibility/changeTimes.ts';
import type { DocumentSource } from './documentRow.ts';
import { uuidOf } from './identifiers.ts';

/** Seconds after which a subscribed calendar should ask again. */
const REFRESH_S = 86_400;

const joined = (texts: readonly string[], separator: string): string =>
  allowedText(texts.filter((text) => text !== '').join(separator));

interface CalendarContent {
  /** @param site its name */
  titleOf: (site: string) => string;
  entries: readonly CalendarEntry[];
  times: ReadonlyMap<number, ChangeTimes>;
}

async function calendarOf(
  { db, origin }: DocumentSource,
  { titleOf, entries, times }: CalendarContent,
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
  for (const { id, name, title, path, fecha, description, location } of entries) {
    const { changed_at, version = 1 } = times.get(id) ?? {};
    const changed = new Date(changed_at || fecha);
    const data: ICalEventData = {
      id: uuidOf(portalId, name),
      // Calendars replace an entry by one with a higher number.
      sequence: version - 1,
      start: new Date(`${fecha}T00:00:00Z`),
      allDay: true,
      // An event of the group does not make the day of a subscriber busy.
      transparency: ICalEventTransparency.TRANSPARENT,
      stamp: changed,
      lastModified: changed,
      summary: oneLineText(title),
      description: joined(description, '\n') || null,
      location: oneLineText(joined(location, ', ')) || null,
      // The property demands an absolute address.
      url: origin === '' ? null : origin + path,
    };
    calendar.createEvent(data);
  }
  return `${calendar.toString()}\r\n`;
}

const isDated = ({ fecha }: CalendarEntry): boolean => isDate(fecha);

export async function renderCalendar(source: DocumentSource, name: InCalendar): Promise<string> {
  if (!(await readIdentidad(source.db)).publicado) throw notFoundError('documento');
  const entries = (await serverResources[name].calendar.entries(source.db, source.now)).filter(isDated);
  const times = await changeTimes(source.db, name);
  return calendarOf(source, { titleOf: (site) => `${resources[name].title} - ${site}`, entries, times });
}

/** @throws {HttpError} 404, also when the record is not public or has no valid date */
export async function renderRecordCalendar(source: DocumentSource, name: InCalendar, id: number): Promise<string> {
  const entry = await serverResources[name].calendar.entry(source.db, id, source.now);
  if (!isDated(entry)) throw noRecordError(nounOf(name));
  const times = await changeTimes(source.db, name, id);
  return calendarOf(source, { titleOf: (site) => site, entries: [entry], times });
}
