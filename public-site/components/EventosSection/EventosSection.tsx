import { useMemo } from 'react';
import type { PublicEvento } from '../../../contract/entities/evento.ts';
import { publicSiteMessages } from '../../../contract/publicMessages.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { itemsOf, type LoadState } from '../../data/loadState.ts';
import { useToday } from '../../data/today.ts';
import { CardList } from '../CardList/CardList.tsx';
import { EventoCard } from '../EventoCard/EventoCard.tsx';
import { EventoFilters } from '../EventoFilters/EventoFilters.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Loader } from '../Loader/Loader.tsx';
import { Message } from '../Message/Message.tsx';
import { RetryButton } from '../RetryButton/RetryButton.tsx';
import { SectionHead } from '../SectionHead/SectionHead.tsx';
import styles from './EventosSection.module.css';
import { type EventosFilters, filterEventos, noEventosText, splitEventos } from './filterEventos.ts';

const texts = siteTexts.eventos;

export interface EventosSectionProps {
  eventos: LoadState<PublicEvento[]>;
  filters: { values: EventosFilters; onChange: (changes: { anio?: string; tipo?: string }) => void };
}

const keyOf = ({ id }: PublicEvento) => id;

const cardOf = (evento: PublicEvento) => <EventoCard evento={evento} />;

interface GroupProps {
  title: string;
  /** stable references */
  eventos: readonly PublicEvento[];
  visible: readonly PublicEvento[];
}

/** Upcoming or past events; without a heading if there are none. */
function Group({ title, eventos, visible }: GroupProps) {
  return (
    <>
      {visible.length > 0 && <h3 className={styles.group}>{title}</h3>}
      <CardList items={eventos} visible={visible} keyOf={keyOf} card={cardOf} />
    </>
  );
}

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
  const today = useToday();
  const { upcoming, past } = useMemo(() => splitEventos(all ?? [], today), [all, today]);
  const visible = useMemo(() => {
    const filters = { anio, tipo };
    return { upcoming: filterEventos(upcoming, filters), past: filterEventos(past, filters) };
  }, [upcoming, past, anio, tipo]);
  const count = visible.upcoming.length + visible.past.length;
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
          <p role="status">{all !== null && filtered && texts.showing(count, all.length)}</p>
          {count > 0 && clear}
        </div>
        {eventos.status === 'ready' && count === 0 && <Message action={clear}>{noEventosText(values)}</Message>}
        <Group title={texts.upcoming} eventos={upcoming} visible={visible.upcoming} />
        <Group title={texts.past} eventos={past} visible={visible.past} />
      </div>
    </section>
  );
}
