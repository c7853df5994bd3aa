import { useMemo } from 'react';
import type { PublicEvento } from '../../../contract/entities/evento.ts';
import { publicSiteMessages } from '../../../contract/publicMessages.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { itemsOf, type LoadState } from '../../data/loadState.ts';
import { CardList } from '../CardList/CardList.tsx';
import { EventoCard } from '../EventoCard/EventoCard.tsx';
import { EventoFilters } from '../EventoFilters/EventoFilters.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Loader } from '../Loader/Loader.tsx';
import { Message } from '../Message/Message.tsx';
import { RetryButton } from '../RetryButton/RetryButton.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import styles from './EventosSection.module.css';
import { type EventosFilters, filterEventos, newestEventosFirst, noEventosText } from './filterEventos.ts';

const texts = siteTexts.eventos;

export interface EventosSectionProps {
  eventos: LoadState<PublicEvento[]>;
  filters: { values: EventosFilters; onChange: (changes: { anio?: string; tipo?: string }) => void };
}

const keyOf = ({ id }: PublicEvento) => id;

function Failure({ state }: { state: LoadState<unknown> }) {
  return (
    <div className={styles.warning} role="alert">
      <Icon name="alert" />
      <p>{publicSiteMessages.eventosFailed}</p>
      <RetryButton state={state} />
    </div>
  );
}

/** The events with their filters; after a failure the list is empty and a warning is shown. */
export function EventosSection({ eventos, filters: { values, onChange } }: EventosSectionProps) {
  const all = itemsOf(eventos);
  const { anio, tipo } = values;
  const newestFirst = useMemo(() => newestEventosFirst(all ?? []), [all]);
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
        {all === null && <Loader text={siteTexts.loading.eventos} state={eventos} />}
        {eventos.status === 'failed' && <Failure state={eventos} />}
        {all !== null && all.length > 0 && <EventoFilters eventos={all} values={values} onChange={onChange} />}
        <div className={styles.state}>
          <p role="status">{all !== null && filtered && texts.showing(visible.length, all.length)}</p>
          {visible.length > 0 && clear}
        </div>
        {eventos.status === 'ready' && visible.length === 0 && (
          <Message action={clear}>{noEventosText(values)}</Message>
        )}
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
