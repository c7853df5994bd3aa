import { memo, useId, useState } from 'react';
import type { EventoPublico } from '../../../contract/entidades/evento.ts';
import { fechaLarga, MESES, partesDeFecha } from '../../../i18n/fechas.ts';
import { publico } from '../../../i18n/publico.ts';
import { nombreDeTipo } from '../EventosSection/filtrarEventos.ts';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { enlacesDe, ponenciaDe, tieneDetalle } from './detalleDeEvento.ts';
import styles from './EventoCard.module.css';

const texts = publico.eventos;

function Detail({ evento }: { evento: EventoPublico }) {
  const ponencia = ponenciaDe(evento);
  return (
    <>
      {ponencia !== null && (
        <p>
          <strong>{texts.ponencia}:</strong> {ponencia}
        </p>
      )}
      {enlacesDe(evento).map(({ texto, url }) => (
        <ExternalLink key={texto} url={url}>
          {texto}
        </ExternalLink>
      ))}
    </>
  );
}

/** A date as a leaf of a calendar; read aloud, it is a sentence. */
function Day({ fecha }: { fecha: string }) {
  if (fecha === '') return null;
  const partes = partesDeFecha(fecha);
  return (
    <time dateTime={fecha} className={styles.day}>
      {partes !== null && (
        <span aria-hidden="true">
          <strong>{partes.dia}</strong> {MESES[partes.mes - 1]?.slice(0, 3)} <small>{partes.anio}</small>
        </span>
      )}
      <span className={partes === null ? undefined : 'solo-lectores'}>{fechaLarga(fecha)}</span>
    </time>
  );
}

/** An event of the public list, with the panel that its detail opens in. */
export const EventoCard = memo(function EventoCard({ evento }: { evento: EventoPublico }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const place = [evento.lugar, evento.pais].filter((part) => part !== '').join(', ');
  const nombre = evento.nombre || texts.sinNombre;
  return (
    <article className="tarjeta" data-open={open}>
      <div className={styles.head}>
        <Day fecha={evento.fecha} />
        <div>
          <p className="etiqueta">{nombreDeTipo(evento.tipo)}</p>
          <h3>{nombre}</h3>
        </div>
      </div>
      {evento.descripcion !== '' && <p className={`resumen recorte ${styles.description}`}>{evento.descripcion}</p>}
      {place !== '' && (
        <p className={styles.place}>
          <Icon name="place" />
          {place}
        </p>
      )}
      {tieneDetalle(evento) && (
        <>
          <button
            type="button"
            className={`mas ${styles.button}`}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? texts.ocultarDetalles : texts.verDetalles}{' '}
            <span className="solo-lectores">{publico.sitio.de(nombre)}</span>
            <Icon name="down" />
          </button>
          <div id={id} className={styles.detail} hidden={!open}>
            {open && <Detail evento={evento} />}
          </div>
        </>
      )}
    </article>
  );
});
