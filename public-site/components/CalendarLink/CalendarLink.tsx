import { documentPaths } from '../../../contract/addresses/documentPaths.ts';
import type { PublicEvento } from '../../../contract/entities/evento.ts';
import { dateParts } from '../../../i18n/dates.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { API_ORIGIN } from '../../data/apiOrigin.ts';
import { useToday } from '../../settings/rendering.ts';
import { Icon } from '../Icon/Icon.tsx';

const texts = siteTexts.eventos;

/** True if the server has calendars: a compatible server on another host need not have any. */
const hasCalendars = API_ORIGIN === '';

/** True for an event to come: a past one needs no entry in a calendar, and without a date there is none. */
export function useIsForCalendar({ fecha }: Pick<PublicEvento, 'fecha'>): boolean {
  const today = useToday();
  return hasCalendars && dateParts(fecha) !== null && fecha >= today;
}

interface CalendarLinkProps {
  evento: Pick<PublicEvento, 'id' | 'nombre' | 'fecha'>;
  className: string | undefined;
}

/** 'Añadir al calendario': the event as an iCalendar file. */
export function CalendarLink({ evento, className }: CalendarLinkProps) {
  if (!useIsForCalendar(evento)) return null;
  return (
    <a href={documentPaths.eventoCalendar(evento.id)} type="text/calendar" className={`solo-pantalla ${className}`}>
      <Icon name="calendar" />
      <span>
        {texts.addToCalendar}
        <span className="solo-lectores"> ({evento.nombre || texts.noNombre})</span>
      </span>
    </a>
  );
}

/** 'Suscribirse al calendario': all events. */
export function SubscribeLink() {
  if (!hasCalendars) return null;
  return (
    <a href={documentPaths.calendar} type="text/calendar" className="solo-pantalla enlace">
      <Icon name="calendar" />
      {texts.subscribe}
    </a>
  );
}
