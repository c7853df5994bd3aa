import { readNoticias } from '../../../contract/wire/noticia.ts';
import { noticiaTexts } from '../../../i18n/noticiaTexts.ts';
import { usePageCall } from '../../data/useCall.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { useQuery } from '../../router/useQuery.ts';
import { NoticiasView } from './NoticiasView.tsx';

/** The year is part of the URL. */
export default function NoticiasPage() {
  usePageTitle(noticiaTexts.title);
  const [query] = useQuery();
  const noticias = usePageCall('noticias', 'listPublicNoticias', {}, readNoticias);
  return <NoticiasView noticias={noticias} anio={query.get('anio') ?? ''} />;
}
