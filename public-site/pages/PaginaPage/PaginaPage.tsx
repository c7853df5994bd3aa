import { readOnePagina } from '../../../contract/wire/pagina.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Loader } from '../../components/Loader/Loader.tsx';
import { RecordImagen } from '../../components/RecordImagen/RecordImagen.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { isMissing } from '../../data/loadState.ts';
import { usePageCall } from '../../data/useCall.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import NotFoundPage from '../NotFoundPage/NotFoundPage.tsx';

/** @param slug in lower case; it may be that of no page */
export default function PaginaPage({ slug }: { slug: string }) {
  const state = usePageCall('pagina', 'getPublicPagina', { slug }, readOnePagina);
  const pagina = state.status === 'ready' ? state.data : null;
  usePageTitle(pagina?.titulo ?? siteTexts.notFound.title);
  if (pagina === null) return isMissing(state) ? <NotFoundPage /> : <Loader state={state} />;
  return (
    <article className="ancho ficha" lang={pagina.idioma}>
      <h1>{pagina.titulo}</h1>
      <RecordImagen recurso="paginas" record={pagina} place="page" />
      {pagina.texto !== '' && <RichText html={pagina.texto} />}
    </article>
  );
}
