import { readEventos } from '../../../contract/wire/evento.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { EventosSection } from '../../components/EventosSection/EventosSection.tsx';
import { eventosFilters } from '../../components/EventosSection/filterEventos.ts';
import { usePageCall } from '../../data/useCall.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { useQuery } from '../../router/useQuery.ts';

/** The filters are part of the URL, so a selection can be shared. */
export default function EventosPage() {
  usePageTitle(siteTexts.eventos.title);
  const [query, changeQuery] = useQuery();
  return (
    <EventosSection
      banner
      eventos={usePageCall('eventos', 'listPublicEventos', {}, readEventos)}
      filters={{ values: eventosFilters(query), onChange: changeQuery }}
    />
  );
}
