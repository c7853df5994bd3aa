import { useMemo } from 'react';
import type { PublicEvento } from '../../../contract/entities/evento.ts';
import { messages } from '../../../contract/messages.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { type Carga, listaDe } from '../../data/loadState.ts';
import { CardList } from '../CardList/CardList.tsx';
import { EventoCard } from '../EventoCard/EventoCard.tsx';
import { EventoFilters } from '../EventoFilters/EventoFilters.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Loader } from '../Loader/Loader.tsx';
import { Message } from '../Message/Message.tsx';
import { RetryButton } from '../RetryButton/RetryButton.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import styles from './EventosSection.module.css';
import { type EventosFilters, filterEventos, porFecha, sinEventos } from './filterEventos.ts';

const texts = siteTexts.eventos;

export interface EventosSectionProps {
  eventos: Carga<PublicEvento[]>;
  filters: { values: EventosFilters; onChange: (changes: { anio?: string; tipo?: string }) => void };
}

const keyOf = ({ id }: PublicEvento) => id;

function Failure({ carga }: { carga: Carga<unknown> }) {
  return (
    <div className={styles.warning} role="alert">
      <Icon name="alert" />
      <p>{messages.publicSite.eventosFailed}</p>
      <RetryButton carga={carga} />
    </div>
  );
}

/** The events list with its filters; when it cannot be read, the list is empty and a box says why. */
export function EventosSection({ eventos, filters: { values, onChange } }: EventosSectionProps) {
  const all = listaDe(eventos);
  const { anio, tipo } = values;
  const newestFirst = useMemo(() => porFecha(all ?? []), [all]);
  const visible = useMemo(() => filterEventos(newestFirst, { anio, tipo }), [newestFirst, anio, tipo]);
  const filtered = anio !== null || tipo !== null;
  const clear = filtered && (
    <button type="button" className="boton claro" onClick={() => onChange({ anio: '', tipo: '' })}>
      <Icon name="clear" />
      {texts.clearFilters}
    </button>
  );
  return (
    <section className="seccion" aria-labelledby="eventos">
      <div className="ancho">
        <SectionHead id="eventos" title={texts.title} lead={texts.lead} />
        {all === null && <Loader text={siteTexts.loading.eventos} carga={eventos} />}
        {eventos.estado === 'fallo' && <Failure carga={eventos} />}
        {all !== null && all.length > 0 && <EventoFilters eventos={all} values={values} onChange={onChange} />}
        <div className={styles.state}>
          <p role="status">{all !== null && filtered && texts.showing(visible.length, all.length)}</p>
          {visible.length > 0 && clear}
        </div>
        {eventos.estado === 'listo' && visible.length === 0 && <Message action={clear}>{sinEventos(values)}</Message>}
        <CardList
          items={newestFirst}
          visible={visible}
          keyOf={keyOf}
          card={(evento) => <EventoCard evento={evento} />}
        />
      </div>
    </section>
  );
}
