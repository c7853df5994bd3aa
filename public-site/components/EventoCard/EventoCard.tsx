import { memo, useId, useState } from 'react';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { PublicEvento } from '../../../contract/entities/evento.ts';
import { MONTHS } from '../../../contract/values/months.ts';
import { ponenciaOf } from '../../../contract/values/ponencia.ts';
import { dateParts, longDate } from '../../../i18n/dates.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Link } from '../../router/Link.tsx';
import { CalendarLink, useIsForCalendar } from '../CalendarLink/CalendarLink.tsx';
import { tipoLabel } from '../EventosList/filterEventos.ts';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { RecordImagen } from '../RecordImagen/RecordImagen.tsx';
import styles from './EventoCard.module.css';
import { hasDetail, linksOf } from './eventoDetail.ts';

const texts = siteTexts.eventos;

function Detail({ evento }: { evento: PublicEvento }) {
  const ponencia = ponenciaOf(evento);
  return (
    <>
      {ponencia !== '' && (
        <p>
          <strong>{texts.ponencia}:</strong> <bdi>{ponencia}</bdi>
        </p>
      )}
      {linksOf(evento).map(({ text, url }) => (
        <ExternalLink key={text} url={url}>
          {text}
        </ExternalLink>
      ))}
    </>
  );
}

/** A date as a calendar leaf; screen readers get the long date. */
function Day({ fecha }: { fecha: string }) {
  if (fecha === '') return null;
  const partes = dateParts(fecha);
  return (
    <time dateTime={fecha} className={styles.day}>
      {partes !== null && (
        <span aria-hidden="true">
          <strong>{partes.day}</strong> {MONTHS[partes.month - 1]?.slice(0, 3)} <small>{partes.year}</small>
        </span>
      )}
      <span className={partes === null ? undefined : 'solo-lectores'}>{longDate(fecha)}</span>
    </time>
  );
}

interface EventoCardProps {
  evento: PublicEvento;
  level: 3 | 4;
  /** the next event to come */
  large?: boolean;
  /** true if the first screen shows it */
  first?: boolean;
}

export const EventoCard = memo(function EventoCard({ evento, level, large = false, first = false }: EventoCardProps) {
  const Title = `h${level}` as const;
  const [open, setOpen] = useState(false);
  const id = useId();
  const place = [evento.lugar, evento.pais].filter((part) => part !== '').join(', ');
  const nombre = evento.nombre || texts.noNombre;
  const detail = hasDetail(evento);
  const isForCalendar = useIsForCalendar(evento);
  return (
    <article className="tarjeta" data-open={open}>
      <RecordImagen recurso="eventos" record={evento} place={large ? 'large' : 'card'} first={first} />
      <div className={styles.head}>
        <Day fecha={evento.fecha} />
        <div>
          <p className="etiqueta">{tipoLabel(evento.tipo)}</p>
          <Title dir="auto">
            <Link to={sitePaths.evento(evento.id, evento.nombre)} className={styles.name}>
              {nombre}
            </Link>
          </Title>
        </div>
      </div>
      {evento.descripcion !== '' && (
        <p dir="auto" className={`resumen recorte ${styles.description}`}>
          {evento.descripcion}
        </p>
      )}
      {place !== '' && (
        <p className={styles.place}>
          <Icon name="place" />
          <span dir="auto">{place}</span>
        </p>
      )}
      {(detail || isForCalendar) && (
        <div className={styles.actions}>
          {detail && (
            <button
              type="button"
              className={`mas ${styles.button}`}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              {open ? texts.hideDetails : texts.seeDetails}{' '}
              <span className="solo-lectores">{siteTexts.site.of(nombre)}</span>
              <Icon name="down" />
            </button>
          )}
          <CalendarLink evento={evento} className={`mas ${styles.calendar}`} />
        </div>
      )}
      {detail && (
        <div id={id} className={styles.detail} hidden={!open}>
          {open && <Detail evento={evento} />}
        </div>
      )}
    </article>
  );
});
