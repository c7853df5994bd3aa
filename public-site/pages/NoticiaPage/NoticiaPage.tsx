import { readOneNoticia } from '../../../contract/wire/noticia.ts';
import { noticiaTexts as texts } from '../../../i18n/noticiaTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Loader } from '../../components/Loader/Loader.tsx';
import { isMissing } from '../../data/loadState.ts';
import { usePageCall } from '../../data/usePageCall.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { RecordNotFound } from '../RecordNotFound/RecordNotFound.tsx';
import { NoticiaView } from './NoticiaView.tsx';

const notFound = <RecordNotFound text={texts.notFound} list="noticias" />;

function Loaded({ id }: { id: number }) {
  const state = usePageCall('noticia', 'getPublicNoticia', { id }, readOneNoticia);
  const noticia = state.status === 'ready' ? state.data : null;
  usePageTitle(noticia === null ? texts.title : noticia.titulo || texts.noTitulo);
  if (noticia !== null) return <NoticiaView noticia={noticia} />;
  return isMissing(state) ? notFound : <Loader text={siteTexts.loading.loading} state={state} />;
}

export default function NoticiaPage({ id }: { id: number | null }) {
  return id === null ? notFound : <Loaded id={id} />;
}
