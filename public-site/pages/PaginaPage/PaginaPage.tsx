import { useLayoutEffect } from 'react';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { PublicPagina } from '../../../contract/entities/pagina.ts';
import { readOnePagina } from '../../../contract/wire/pagina.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { DetailHead } from '../../components/DetailHead/DetailHead.tsx';
import { Loader } from '../../components/Message/Loader.tsx';
import { UnknownAddress } from '../../components/NotFound/NotFound.tsx';
import { Path } from '../../components/Path/Path.tsx';
import { RecordImagen } from '../../components/RecordImagen/RecordImagen.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { isMissing } from '../../data/loadState.ts';
import { useCall } from '../../data/useCall.ts';
import { useSiteHistory } from '../../router/siteHistory.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import styles from './PaginaPage.module.css';

const { grupo } = siteTexts.sections;

/** Its own words are in the language of the page; the site's around them are Spanish. */
function PaginaView({ pagina }: { pagina: PublicPagina }) {
  const { titulo, direccion, resumen, texto, idioma, lugar } = pagina;
  return (
    <div className={`ancho ficha ${styles.around}`}>
      <Path {...(lugar === 'menu' && { section: { text: grupo } })} title={titulo} lang={idioma} />
      <article lang={idioma} className={styles.page}>
        <DetailHead title={titulo} path={sitePaths.pagina(direccion.toLowerCase())} />
        {resumen !== '' && (
          <p dir="auto" className="entradilla">
            {resumen}
          </p>
        )}
        <RecordImagen recurso="paginas" record={pagina} place="page" />
        {texto !== '' && <RichText html={texto} top={2} isFirst={pagina.imagen === null} />}
      </article>
    </div>
  );
}

/** @param slug in lower case */
export default function PaginaPage({ slug }: { slug: string }) {
  const state = useCall('getPublicPagina', { params: { direccion: slug } }, readOnePagina);
  const pagina = state.status === 'ready' ? state.data : null;
  const present = state.status === 'failed' ? state.direccion : undefined;
  const { replace } = useSiteHistory();
  // A link of this document that leads to a former address; of a document, the server redirects it.
  useLayoutEffect(() => {
    if (present !== undefined) replace(sitePaths.pagina(present));
  }, [present, replace]);
  usePageTitle(pagina?.titulo ?? siteTexts.paginas.title);
  if (pagina !== null) return <PaginaView pagina={pagina} />;
  return isMissing(state) ? <UnknownAddress /> : <Loader state={state} />;
}
