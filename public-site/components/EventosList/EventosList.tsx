import { useMemo } from 'react';
import { PAGE_SIZE } from '../../../contract/addresses/listQueries.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { publicSiteMessages } from '../../../contract/calls/publicMessages.ts';
import type { PublicEvento } from '../../../contract/entities/evento.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { itemsOf, type LoadState } from '../../data/loadState.ts';
import { Link } from '../../router/Link.tsx';
import { useToday } from '../../settings/rendering.ts';
import { SubscribeLink } from '../CalendarLink/CalendarLink.tsx';
import { FIRST_ROW } from '../CardList/CardList.tsx';
import { EventoCard } from '../EventoCard/EventoCard.tsx';
import { FeedLink } from '../FeedLink/FeedLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ListFailure } from '../Message/Message.tsx';
import { RecordList } from '../RecordList/RecordList.tsx';
import { EventoFilters } from './EventoFilters.tsx';
import styles from './EventosList.module.css';
import { type EventosFilters, filterEventos, noEventosText, splitEventos } from './filterEventos.ts';

const texts = siteTexts.eventos;

export interface EventosListProps {
  eventos: LoadState<PublicEvento[]>;
  filters: { values: EventosFilters; onChange: (changes: { anio?: string; tipo?: string }) => void };
  /** the events are a page, not a block of the home: a long list has pages */
  isPage?: boolean;
}

/** The past events of the home, without a filter. */
const HOME_PAST = 6;

/** The events with their filters; after a failure the list is empty and a warning is shown. */
export function EventosList({ eventos, filters: { values, onChange }, isPage = false }: EventosListProps) {
  const Title = isPage ? 'h2' : 'h3';
  const { anio, tipo } = values;
  const isFiltered = anio !== null || tipo !== null;
  const known = itemsOf(eventos);
  const isPartial = eventos.status === 'ready' && eventos.partial === true;
  // A partial list cannot be filtered.
  const all = isPartial && isFiltered ? null : known;
  const today = useToday();
  const { upcoming, past } = useMemo(() => splitEventos(all ?? [], today), [all, today]);
  const items = useMemo(() => [...upcoming, ...past], [upcoming, past]);
  const isShort = !isPage && !isFiltered;
  const visible = useMemo(
    () => (isShort ? [...upcoming, ...past.slice(0, HOME_PAST)] : filterEventos(items, { anio, tipo })),
    [isShort, upcoming, past, items, anio, tipo],
  );
  const clear = isFiltered && (
    <button type="button" className="boton claro" onClick={() => onChange({ anio: '', tipo: '' })}>
      <Icon name="clear" />
      {texts.clearFilters}
    </button>
  );
  return (
    <>
      {isPage && (
        <div className={styles.subscribe}>
          <SubscribeLink />
          <FeedLink feed="eventos" />
        </div>
      )}
      {known !== null && known.length > 0 && (
        <EventoFilters eventos={known} values={values} withTotals={!isPartial} withForm={isPage} onChange={onChange} />
      )}
      <RecordList
        state={eventos}
        items={all === null ? null : items}
        visible={all === null ? null : visible}
        isFiltered={isFiltered}
        texts={isPage ? texts : { ...texts, count: () => '' }}
        loading={siteTexts.loading.eventos}
        failure={<ListFailure state={eventos}>{publicSiteMessages.eventosFailed}</ListFailure>}
        none={noEventosText(values)}
        action={clear}
        // Nothing while the events load: the filters, which come above it, would shift it.
        beside={visible.length > 0 && clear ? clear : undefined}
        head={styles.state}
        card={(evento) => (
          <EventoCard
            evento={evento}
            level={isPage ? 3 : 4}
            large={evento === visible[0] && evento.fecha >= today}
            first={isPage && visible.slice(0, FIRST_ROW).includes(evento)}
          />
        )}
        groups={[
          {
            key: 'upcoming',
            heading: <Title className="de-grupo">{texts.upcoming}</Title>,
            has: ({ fecha }) => fecha >= today,
            leads: true,
          },
          {
            key: 'past',
            heading: <Title className="de-grupo">{texts.past}</Title>,
            has: ({ fecha }) => fecha < today,
          },
        ]}
        // The home is rendered with all upcoming events.
        firstBatch={isPage ? PAGE_SIZE : upcoming.length + PAGE_SIZE}
        paged={isPage}
        strip={!isPage}
      />
      {isShort && visible.length < items.length && (
        <Link to={sitePaths.eventos} className={`boton claro ${styles.others}`}>
          {texts.others}
        </Link>
      )}
    </>
  );
}
