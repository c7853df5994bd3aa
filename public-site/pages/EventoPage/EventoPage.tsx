import { readOneEvento } from '../../../contract/wire/evento.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Loader } from '../../components/Loader/Loader.tsx';
import { isMissing } from '../../data/loadState.ts';
import { usePageCall } from '../../data/usePageCall.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { RecordNotFound } from '../RecordNotFound/RecordNotFound.tsx';
import { EventoView } from './EventoView.tsx';

const texts = siteTexts.eventos;

const notFound = <RecordNotFound text={texts.notFound} list="eventos" />;

function Loaded({ id }: { id: number }) {
  const state = usePageCall('evento', 'getPublicEvento', { id }, readOneEvento);
  const evento = state.status === 'ready' ? state.data : null;
  usePageTitle(evento === null ? texts.title : evento.nombre || texts.noNombre);
  if (evento !== null) return <EventoView evento={evento} />;
  return isMissing(state) ? notFound : <Loader text={siteTexts.loading.loading} state={state} />;
}

export default function EventoPage({ id }: { id: number | null }) {
  return id === null ? notFound : <Loaded id={id} />;
}
