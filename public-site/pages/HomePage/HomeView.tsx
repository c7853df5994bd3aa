import type { PublicEvento } from '../../../contract/entities/evento.ts';
import type { ListedProducto } from '../../../contract/entities/producto.ts';
import type { ListedProyecto } from '../../../contract/entities/proyecto.ts';
import { generalMessages } from '../../../contract/publicMessages.ts';
import { sitePaths } from '../../../contract/siteRoutes.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { ContactSection } from '../../components/ContactSection/ContactSection.tsx';
import { EventosSection, type EventosSectionProps } from '../../components/EventosSection/EventosSection.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { LineaLinks } from '../../components/LineaLinks/LineaLinks.tsx';
import { Loader } from '../../components/Loader/Loader.tsx';
import { LogosStrip } from '../../components/LogosStrip/LogosStrip.tsx';
import { ObjetivoSection } from '../../components/ObjetivoSection/ObjetivoSection.tsx';
import { OutreachLinks } from '../../components/OutreachLinks/OutreachLinks.tsx';
import { PillarsImage } from '../../components/PillarsImage/PillarsImage.tsx';
import { ProductosTeaser } from '../../components/ProductosTeaser/ProductosTeaser.tsx';
import { ProyectosList } from '../../components/ProyectosList/ProyectosList.tsx';
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx';
import { TopicImages } from '../../components/TopicImages/TopicImages.tsx';
import type { LoadState } from '../../data/loadState.ts';
import type { InicioData } from '../../data/parseInicio.ts';
import { Link } from '../../router/Link.tsx';
import { LATEST_PROYECTOS } from './selectHomeData.ts';

export interface HomeViewProps {
  inicio: LoadState<InicioData>;
  proyectos: LoadState<ListedProyecto[]>;
  productos: LoadState<ListedProducto[]>;
  eventos: LoadState<PublicEvento[]>;
  filters: EventosSectionProps['filters'];
  /** as Math.random */
  random: () => number;
}

/** The home as a pure view: the server renders it too. */
export function HomeView({ inicio, proyectos, productos, eventos, filters, random }: HomeViewProps) {
  const data = inicio.status === 'ready' ? inicio.data : null;
  return (
    <>
      <Hero />
      {data === null ? (
        <Loader text={siteTexts.loading.loading} state={inicio} failure={generalMessages.contextError} />
      ) : (
        <ObjetivoSection inicio={data.inicio} />
      )}
      <TopicImages />
      <PillarsImage url={data?.inicio.url_img_pilares ?? ''} />
      <LineaLinks />
      {!(proyectos.status === 'ready' && proyectos.data.length === 0) && (
        <section className="seccion" aria-labelledby="ultimos-proyectos">
          <div className="ancho">
            <SectionHead
              id="ultimos-proyectos"
              title={siteTexts.inicio.latestProyectos}
              action={
                <Link to={sitePaths.proyectos} className="boton claro">
                  {siteTexts.inicio.allProyectos}
                </Link>
              }
            />
            <ProyectosList proyectos={proyectos} limit={LATEST_PROYECTOS} level={3} />
          </div>
        </section>
      )}
      <ProductosTeaser productos={productos} random={random} />
      <EventosSection eventos={eventos} filters={filters} />
      {data !== null && (
        <>
          <OutreachLinks inicio={data.inicio} />
          <LogosStrip logos={data.logos} />
          <ContactSection inicio={data.inicio} />
        </>
      )}
    </>
  );
}
