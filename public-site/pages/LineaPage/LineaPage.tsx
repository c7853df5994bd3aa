import { lineaAt, slugOfLinea } from '../../../contract/addresses/siteLineas.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { PublicProyecto } from '../../../contract/entities/proyecto.ts';
import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import { type OfLinea, readOfLinea } from '../../../contract/wire/ofLinea.ts';
import { readProyectos } from '../../../contract/wire/proyecto.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { CardList } from '../../components/CardList/CardList.tsx';
import { FeedLink } from '../../components/FeedLink/FeedLink.tsx';
import { LineaImagen } from '../../components/LineaLinks/LineaImagen.tsx';
import { Loader } from '../../components/Loader/Loader.tsx';
import { Message } from '../../components/Message/Message.tsx';
import { Path } from '../../components/Path/Path.tsx';
import { ProyectoCard } from '../../components/ProyectoCard/ProyectoCard.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { API_ORIGIN } from '../../data/apiOrigin.ts';
import type { LoadState } from '../../data/loadState.ts';
import { usePageCall } from '../../data/usePageCall.ts';
import { Link } from '../../router/Link.tsx';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { useLineas } from '../../settings/siteSettings.ts';
import { EventosOfLinea } from './EventosOfLinea.tsx';
import { IntegrantesOfLinea } from './IntegrantesOfLinea.tsx';
import styles from './LineaPage.module.css';
import { OtherLineas } from './OtherLineas.tsx';
import { ProductosOfLinea } from './ProductosOfLinea.tsx';

/** The API lists the oldest first. */
const readNewestFirst = (answer: unknown) => readProyectos(answer).reverse();
const keyOf = ({ id_proyecto }: PublicProyecto) => id_proyecto;
const allProjects = (
  <Link to={sitePaths.proyectos} className="boton claro">
    {siteTexts.inicio.allProyectos}
  </Link>
);
/** It has its final height. */
const isSettled = ({ status }: LoadState<unknown>): boolean => status === 'ready' || status === 'failed';
const cardOf = (proyecto: PublicProyecto) => <ProyectoCard proyecto={proyecto} level={3} />;

/** @param slug of a line, which may be a former one */
export default function LineaPage({ slug }: { slug: string }) {
  const linea = lineaAt(useLineas(), slug);
  if (linea === null) return null;
  // Other servers have no call for products and text.
  return API_ORIGIN === '' ? <OwnLinea linea={linea} /> : <LineaView linea={linea} ofLinea={null} />;
}

function OwnLinea({ linea }: { linea: SiteLinea }) {
  const ofLinea = usePageCall('linea', 'listProductosByLinea', { id: linea.id }, readOfLinea);
  return <LineaView linea={linea} ofLinea={ofLinea} />;
}

function LineaView({ linea, ofLinea }: { linea: SiteLinea; ofLinea: LoadState<OfLinea> | null }) {
  const { id, nombre } = linea;
  usePageTitle(nombre);
  const state = usePageCall('linea', 'listProyectosByLinea', { id }, readNewestFirst);
  const texto = ofLinea?.status === 'ready' ? ofLinea.data.texto : '';
  const picture = (className: string) => (
    <LineaImagen linea={linea} sizes="(min-width: 48rem) 22rem, 92vw" className={className} />
  );
  return (
    <>
      <Banner title={nombre} overline={siteTexts.lineas.eyebrow} picture={picture} />
      <div className="ancho">
        <Path section={{ text: siteTexts.sections.lineas }} title={nombre} />
      </div>
      {texto !== '' && (
        <div className={`ancho ${styles.text}`}>
          <RichText html={texto} />
        </div>
      )}
      <section className="ancho pagina" aria-labelledby="proyectos-de-linea">
        <h2 id="proyectos-de-linea" className="solo-lectores">
          {siteTexts.lineas.proyectos}
        </h2>
        <div className="bajo-el-filtro">
          <p role="status" className="recuento">
            {state.status === 'ready' && state.data.length > 0 && siteTexts.proyectos.count(state.data.length)}
          </p>
          <FeedLink feed={`lineas/${slugOfLinea(linea)}`} />
        </div>
        {state.status !== 'ready' && <Loader text={siteTexts.loading.loading} state={state} />}
        {state.status === 'ready' && state.data.length === 0 && (
          <Message action={allProjects}>{siteTexts.lineas.noProyectos}</Message>
        )}
        {state.status === 'ready' && state.data.length > 0 && (
          <CardList items={state.data} keyOf={keyOf} card={cardOf} paged />
        )}
      </section>
      {/* Below the projects, which would shift it. */}
      {ofLinea !== null && <ProductosOfLinea linea={linea} state={ofLinea} isShown={state.status === 'ready'} />}
      {state.status === 'ready' && ofLinea?.status === 'ready' && (
        <>
          <EventosOfLinea eventos={ofLinea.data.eventos} />
          <IntegrantesOfLinea integrantes={ofLinea.data.integrantes} />
        </>
      )}
      {isSettled(state) && (ofLinea === null || isSettled(ofLinea)) && <OtherLineas except={id} />}
    </>
  );
}
