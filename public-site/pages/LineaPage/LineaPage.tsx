import type { ReactNode } from 'react';
import { currentLineas, lineaAt, lineaPath, slugOfLinea } from '../../../contract/addresses/siteLineas.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import { type OfLinea, readOfLinea } from '../../../contract/wire/ofLinea.ts';
import { readProyectos } from '../../../contract/wire/proyecto.ts';
import { integrantesTexts } from '../../../i18n/integrantesTexts.ts';
import { productoTexts } from '../../../i18n/productoTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { CardList } from '../../components/CardList/CardList.tsx';
import { EventoCard } from '../../components/EventoCard/EventoCard.tsx';
import { FeedLink } from '../../components/FeedLink/FeedLink.tsx';
import { LineaCards, LineaImagen } from '../../components/LineaLinks/LineaLinks.tsx';
import { ListFailure } from '../../components/Message/Message.tsx';
import { Path } from '../../components/Path/Path.tsx';
import { PersonLink } from '../../components/PersonLink/PersonLink.tsx';
import { ProductosByYear, productosPath } from '../../components/ProductosByYear/ProductosByYear.tsx';
import { ProyectoCard } from '../../components/ProyectoCard/ProyectoCard.tsx';
import { RecordList } from '../../components/RecordList/RecordList.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { SectionHead, SeeAll } from '../../components/SectionHead/SectionHead.tsx';
import { API_ORIGIN } from '../../data/apiOrigin.ts';
import type { LoadState } from '../../data/loadState.ts';
import { useCall } from '../../data/useCall.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { useLineas } from '../../settings/siteSettings.ts';
import styles from './LineaPage.module.css';

const texts = siteTexts.lineas;
const PRODUCTOS = { id: 'productos-de-linea', title: productoTexts.productosOfLinea };

interface PartProps {
  id: string;
  title: string;
  /** of its records; absent if they could not be loaded */
  count?: string;
  children: ReactNode;
}

const Part = ({ id, title, count, children }: PartProps) => (
  <section className={`ancho ${styles.section}`} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {count !== undefined && <p className="recuento">{count}</p>}
    {children}
  </section>
);

/** The products, events and members of the line's projects; each part renders nothing without any. */
function Parts({ linea, productos, eventos, integrantes }: OfLinea & { linea: SiteLinea }) {
  return (
    <>
      {productos.length > 0 && (
        <Part {...PRODUCTOS} count={siteTexts.productos.count(productos.length)}>
          <ProductosByYear productos={productos} page={lineaPath(linea)} list={productosPath({ linea: linea.id })} />
        </Part>
      )}
      {eventos.length > 0 && (
        <Part id="eventos-de-linea" title={texts.eventos} count={siteTexts.eventos.count(eventos.length)}>
          <CardList items={eventos} card={(evento) => <EventoCard evento={evento} level={3} />} strip />
        </Part>
      )}
      {integrantes.length > 0 && (
        <Part id="integrantes-de-linea" title={texts.integrantes} count={integrantesTexts.count(integrantes.length)}>
          <ul className="rejilla">
            {integrantes.map((integrante) => (
              <li key={integrante.id}>
                <PersonLink id={integrante.id} integrante={integrante} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

/** Renders nothing without another line. @param except id of the line whose page it is */
function OtherLineas({ except }: { except: number }) {
  const others = currentLineas(useLineas()).filter(({ id }) => id !== except);
  if (others.length === 0) return null;
  return (
    <section className="seccion suave" aria-labelledby="otras-lineas">
      <div className="ancho">
        <SectionHead id="otras-lineas" title={texts.others} />
        <LineaCards lineas={others} />
      </div>
    </section>
  );
}

/** The API lists the oldest first. */
const readNewestFirst = (answer: unknown) => readProyectos(answer).reverse();
/** It has its final height. */
const isSettled = ({ status }: LoadState<unknown>): boolean => status === 'ready' || status === 'failed';

/** @param slug of a line, which may be a former one */
export default function LineaPage({ slug }: { slug: string }) {
  const linea = lineaAt(useLineas(), slug);
  if (linea === null) return null;
  // Other servers have no call for products and text.
  return API_ORIGIN === '' ? <OwnLinea linea={linea} /> : <LineaView linea={linea} ofLinea={null} />;
}

function OwnLinea({ linea }: { linea: SiteLinea }) {
  const ofLinea = useCall('listProductosByLinea', { params: { lineId: linea.id } }, readOfLinea);
  return <LineaView linea={linea} ofLinea={ofLinea} />;
}

function LineaView({ linea, ofLinea }: { linea: SiteLinea; ofLinea: LoadState<OfLinea> | null }) {
  const { id, nombre } = linea;
  usePageTitle(nombre);
  const state = useCall('listProyectosByLinea', { params: { lineId: id } }, readNewestFirst);
  const texto = ofLinea?.status === 'ready' ? ofLinea.data.texto : '';
  const picture = (className: string) => (
    <LineaImagen linea={linea} sizes="(min-width: 48rem) 22rem, 92vw" className={className} />
  );
  return (
    <>
      <Banner title={nombre} overline={texts.eyebrow} picture={picture} />
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
          {texts.proyectos}
        </h2>
        <RecordList
          state={state}
          items={state.status === 'ready' ? state.data : null}
          texts={siteTexts.proyectos}
          none={texts.noProyectos}
          action={<SeeAll to={sitePaths.proyectos}>{siteTexts.inicio.allProyectos}</SeeAll>}
          beside={<FeedLink feed={`lineas/${slugOfLinea(linea)}`} />}
          card={(proyecto) => <ProyectoCard proyecto={proyecto} level={3} />}
          paged
        />
      </section>
      {/* Below the projects, which would shift it. */}
      {state.status === 'ready' && ofLinea?.status === 'ready' && <Parts linea={linea} {...ofLinea.data} />}
      {state.status === 'ready' && ofLinea?.status === 'failed' && (
        <Part {...PRODUCTOS}>
          <ListFailure state={ofLinea}>{siteTexts.productos.failed}</ListFailure>
        </Part>
      )}
      {isSettled(state) && (ofLinea === null || isSettled(ofLinea)) && <OtherLineas except={id} />}
    </>
  );
}
