import { readEventos } from '../../../contract/wire/evento.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { BannerPage, type Drawing } from '../../components/Banner/Banner.tsx';
import { EventosList } from '../../components/EventosList/EventosList.tsx';
import { eventosFilters } from '../../components/EventosList/filterEventos.ts';
import { useListCall } from '../../data/useCall.ts';
import { useQuery } from '../../router/useQuery.ts';

const { title, lead } = siteTexts.eventos;

/** A wall calendar with one day marked. */
const drawing: Drawing = {
  low: 'M624 214a190 190 0 1 1-380 0 190 190 0 0 1 380 0z',
  mid: 'M292 74h284a20 20 0 0 1 20 20v252a20 20 0 0 1-20 20H292a20 20 0 0 1-20-20V94a20 20 0 0 1 20-20z',
  high: 'M272 94a20 20 0 0 1 20-20h284a20 20 0 0 1 20 20v46H272zm54-52h22v58h-22zm194 0h22v58h-22zM306 172h44v40h-44zm72 0h44v40h-44zm72 0h44v40h-44zm72 0h44v40h-44zM306 236h44v40h-44zm72 0h44v40h-44zm144 0h44v40h-44zM306 300h44v40h-44zm72 0h44v40h-44zm72 0h44v40h-44zm72 0h44v40h-44z',
  accent: 'M442 228h60v56h-60z',
};

/** The filters are part of the URL, so a selection can be shared. */
export default function EventosPage() {
  const [query, changeQuery] = useQuery();
  return (
    <BannerPage title={title} lead={lead} drawing={drawing}>
      <EventosList
        isPage
        eventos={useListCall('eventos', readEventos)}
        filters={{ values: eventosFilters(query), onChange: changeQuery }}
      />
    </BannerPage>
  );
}
