import type { EventoPublico } from '../../../contract/entidades/evento.ts';
import type { ProductoPublico } from '../../../contract/entidades/producto.ts';
import type { ProyectoPublico } from '../../../contract/entidades/proyecto.ts';
import { mensajes } from '../../../contract/mensajes.ts';
import { publico } from '../../../i18n/publico.ts';
import type { Carga } from '../../answers/carga.ts';
import type { DatosDeInicio } from '../../answers/leerInicio.ts';
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
import { Link } from '../../router/Link.tsx';
import { rutas } from '../../router/routes.ts';
import { ULTIMOS_PROYECTOS } from './shownOnHome.ts';

export interface HomeViewProps {
  inicio: Carga<DatosDeInicio>;
  proyectos: Carga<ProyectoPublico[]>;
  productos: Carga<ProductoPublico[]>;
  eventos: Carga<EventoPublico[]>;
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
        <Loader text={publico.carga.cargando} carga={inicio} failure={mensajes.general.errorDeContexto} />
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
            title={publico.inicio.ultimosProyectos}
            action={
              <Link to={rutas.proyectos} className="boton claro">
                {publico.inicio.todosLosProyectos}
              </Link>
            }
          />
          <ProyectosList proyectos={proyectos} limit={ULTIMOS_PROYECTOS} level={3} />
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
