import type { PublicEvento } from '../../../contract/entities/evento.ts';
import type { PublicProducto } from '../../../contract/entities/producto.ts';
import type { PublicProyecto } from '../../../contract/entities/proyecto.ts';
import { messages } from '../../../contract/messages.ts';
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
import type { Carga } from '../../data/loadState.ts';
import type { InicioData } from '../../data/parseInicio.ts';
import { Link } from '../../router/Link.tsx';
import { rutas } from '../../router/routes.ts';
import { LATEST_PROYECTOS } from './shownOnHome.ts';

export interface HomeViewProps {
  inicio: Carga<InicioData>;
  proyectos: Carga<PublicProyecto[]>;
  productos: Carga<PublicProducto[]>;
  eventos: Carga<PublicEvento[]>;
  filters: EventosSectionProps['filters'];
  /** random source, as Math.random */
  azar: () => number;
}

/** The home as a pure view: the server renders it too. */
export function HomeView({ inicio, proyectos, productos, eventos, filters, azar }: HomeViewProps) {
  const datos = inicio.estado === 'listo' ? inicio.datos : null;
  return (
    <>
      <Hero />
      {datos === null ? (
        <Loader text={siteTexts.loading.loading} carga={inicio} failure={messages.general.contextError} />
      ) : (
        <ObjetivoSection inicio={datos.inicio} />
      )}
      <TopicImages />
      <PillarsImage url={datos?.inicio.url_img_pilares ?? ''} />
      <LineaLinks />
      <section className="seccion" aria-labelledby="ultimos-proyectos">
        <div className="ancho">
          <SectionHead
            id="ultimos-proyectos"
            title={siteTexts.inicio.latestProyectos}
            action={
              <Link to={rutas.proyectos} className="boton claro">
                {siteTexts.inicio.allProyectos}
              </Link>
            }
          />
          <ProyectosList proyectos={proyectos} limit={LATEST_PROYECTOS} level={3} />
        </div>
      </section>
      <ProductosTeaser productos={productos} azar={azar} />
      <EventosSection eventos={eventos} filters={filters} />
      {datos !== null && (
        <>
          <OutreachLinks inicio={datos.inicio} />
          <LogosStrip logos={datos.logos} />
          <ContactSection inicio={datos.inicio} />
        </>
      )}
    </>
  );
}
