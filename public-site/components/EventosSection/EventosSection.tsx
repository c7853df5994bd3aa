import { useMemo } from 'react';
import type { PublicEvento } from '../../../contract/entities/evento.ts';
import { publicSiteMessages } from '../../../contract/publicMessages.ts';
import { sitePaths } from '../../../contract/siteRoutes.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { itemsOf, type LoadState } from '../../data/loadState.ts';
import { useToday } from '../../data/today.ts';
import { Link } from '../../router/Link.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { SubscribeLink } from '../CalendarLink/CalendarLink.tsx';
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
  /** the events are a page, not a section of the home */
  banner?: boolean;
}

const keyOf = ({ id }: PublicEvento) => id;

interface GroupProps {
  title: string;
  /** stable references */
  eventos: readonly PublicEvento[];
  visible: readonly PublicEvento[];
  /** heading level of the title */
  level: 2 | 3;
  paged?: boolean;
}

/** Upcoming or past events; without a heading if there are none. */
function Group({ title, eventos, visible, level, paged = false }: GroupProps) {
  const Title = `h${level}` as const;
  return (
    <>
      {visible.length > 0 && <Title className={styles.group}>{title}</Title>}
      <CardList
        items={eventos}
        visible={visible}
        keyOf={keyOf}
        paged={paged}
        card={(evento) => <EventoCard evento={evento} level={level === 2 ? 3 : 4} />}
      />
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
export function EventosSection({ eventos, filters: { values, onChange }, banner = false }: EventosSectionProps) {
  const level = banner ? 2 : 3;
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
  const list = (
    <>
      {all === null && <Loader text={siteTexts.loading.eventos} state={eventos} />}
      {eventos.status === 'failed' && <Failure state={eventos} />}
      {all !== null && all.length > 0 && <EventoFilters eventos={all} values={values} onChange={onChange} />}
      {/* Not while the events load: the filters, which come above it, would shift it. */}
      {all !== null && (
        <div className={styles.state}>
          <p role="status">{filtered && texts.showing(count, all.length)}</p>
          {count > 0 && clear}
        </div>
      )}
      {eventos.status === 'ready' && count === 0 && <Message action={clear}>{noEventosText(values)}</Message>}
      <Group title={texts.upcoming} eventos={upcoming} visible={visible.upcoming} level={level} />
      <Group title={texts.past} eventos={past} visible={visible.past} level={level} paged={level === 2} />
    </>
  );
  if (banner) {
    return (
      <>
        <Banner title={texts.title} lead={texts.lead} />
        <div className="ancho pagina">
          <SubscribeLink className={styles.subscribe} />
          {list}
        </div>
      </>
    );
  }
  const seeAll = (
    <Link to={sitePaths.eventos} className="boton claro">
      {texts.seeAll}
    </Link>
  );
  return (
    <section className="seccion" aria-labelledby="eventos">
      <div className="ancho">
        <SectionHead id="eventos" title={texts.title} lead={texts.lead} action={seeAll} />
        {list}
      </div>
    </section>
  );
}
