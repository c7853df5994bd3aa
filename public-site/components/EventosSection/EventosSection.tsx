import { useMemo } from 'react';
import { PAGE_SIZE } from '../../../contract/addresses/listQueries.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { publicSiteMessages } from '../../../contract/calls/publicMessages.ts';
import type { PublicEvento } from '../../../contract/entities/evento.ts';
import type { Bloque } from '../../../contract/identidad/bloques.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { itemsOf, type LoadState } from '../../data/loadState.ts';
import { useToday } from '../../data/today.ts';
import { Link } from '../../router/Link.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { SubscribeLink } from '../CalendarLink/CalendarLink.tsx';
import { CardList, FIRST_ROW } from '../CardList/CardList.tsx';
import { EventoCard } from '../EventoCard/EventoCard.tsx';
import { EventoFilters } from '../EventoFilters/EventoFilters.tsx';
import { FeedLink } from '../FeedLink/FeedLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Loader } from '../Loader/Loader.tsx';
import { Message, RetryButton } from '../Message/Message.tsx';
import { BlockHead } from '../SectionHead/SectionHead.tsx';
import { drawing } from './drawing.ts';
import styles from './EventosSection.module.css';
import { type EventosFilters, filterEventos, noEventosText, splitEventos } from './filterEventos.ts';

const texts = siteTexts.eventos;

export interface EventosSectionProps {
  eventos: LoadState<PublicEvento[]>;
  filters: { values: EventosFilters; onChange: (changes: { anio?: string; tipo?: string }) => void };
  /** of the home */
  bloque?: Bloque;
  /** the events are a page, not a section of the home: a long list has pages */
  banner?: boolean;
}

/** The past events of the home, without a filter. */
const HOME_PAST = 6;

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
export function EventosSection({
  eventos,
  filters: { values, onChange },
  bloque,
  banner = false,
}: EventosSectionProps) {
  const Title = banner ? 'h2' : 'h3';
  const { anio, tipo } = values;
  const filtered = anio !== null || tipo !== null;
  const known = itemsOf(eventos);
  const partial = eventos.status === 'ready' && eventos.partial === true;
  // A partial list cannot be filtered.
  const all = partial && filtered ? null : known;
  const today = useToday();
  const { upcoming, past } = useMemo(() => splitEventos(all ?? [], today), [all, today]);
  const items = useMemo(() => [...upcoming, ...past], [upcoming, past]);
  const matching = useMemo(() => filterEventos(items, { anio, tipo }), [items, anio, tipo]);
  const isShort = !banner && !filtered;
  const visible = useMemo(
    () => (isShort ? [...upcoming, ...past.slice(0, HOME_PAST)] : matching),
    [isShort, upcoming, past, matching],
  );
  const count = matching.length;
  const clear = filtered && (
    <button type="button" className="boton claro" onClick={() => onChange({ anio: '', tipo: '' })}>
      <Icon name="clear" />
      {texts.clearFilters}
    </button>
  );
  const list = (
    <>
      {eventos.status === 'failed' && <Failure state={eventos} />}
      {known !== null && known.length > 0 && (
        <EventoFilters eventos={known} values={values} withTotals={!partial} withForm={banner} onChange={onChange} />
      )}
      {all === null && <Loader text={siteTexts.loading.eventos} state={eventos} />}
      {/* Not while the events load: the filters, which come above it, would shift it. */}
      {all !== null && (
        <div className={styles.state}>
          <p role="status">
            {filtered ? texts.showing(count, all.length) : banner && all.length > 0 && texts.count(all.length)}
          </p>
          {count > 0 && clear}
        </div>
      )}
      {eventos.status === 'ready' && all !== null && count === 0 && (
        <Message action={clear}>{noEventosText(values)}</Message>
      )}
      <CardList
        items={items}
        visible={visible}
        keyOf={keyOf}
        card={(evento) => (
          <EventoCard
            evento={evento}
            level={banner ? 3 : 4}
            large={evento === visible[0] && evento.fecha >= today}
            first={banner && visible.slice(0, FIRST_ROW).includes(evento)}
          />
        )}
        groups={[
          {
            key: 'upcoming',
            heading: <Title className={styles.group}>{texts.upcoming}</Title>,
            has: ({ fecha }) => fecha >= today,
            leads: true,
          },
          {
            key: 'past',
            heading: <Title className={styles.group}>{texts.past}</Title>,
            has: ({ fecha }) => fecha < today,
          },
        ]}
        // The home is rendered with all upcoming events.
        firstBatch={banner ? PAGE_SIZE : upcoming.length + PAGE_SIZE}
        paged={banner && eventos.status === 'ready'}
        strip={!banner}
      />
      {isShort && visible.length < items.length && (
        <Link to={sitePaths.eventos} className={`boton claro ${styles.others}`}>
          {texts.others}
        </Link>
      )}
    </>
  );
  if (banner) {
    return (
      <>
        <Banner title={texts.title} lead={texts.lead} drawing={drawing} />
        <div className="ancho pagina">
          <div className={styles.subscribe}>
            <SubscribeLink className={styles.calendar} />
            <FeedLink feed="eventos" />
          </div>
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
    <section className="seccion novedad" aria-labelledby="eventos">
      <div className="ancho">
        {bloque && <BlockHead bloque={bloque} action={seeAll} />}
        {list}
      </div>
    </section>
  );
}
