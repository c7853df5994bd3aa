import type { PublicEvento } from '../../../contract/entities/evento.ts';
import type { ListedProducto } from '../../../contract/entities/producto.ts';
import type { ListedProyecto } from '../../../contract/entities/proyecto.ts';
import type { Bloque } from '../../../contract/identidad.ts';
import { generalMessages } from '../../../contract/publicMessages.ts';
import { sitePaths } from '../../../contract/siteRoutes.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { BlockHead } from '../../components/BlockHead/BlockHead.tsx';
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
import { TopicImages } from '../../components/TopicImages/TopicImages.tsx';
import type { LoadState } from '../../data/loadState.ts';
import type { InicioData } from '../../data/parseInicio.ts';
import { useIdentidad } from '../../data/siteSettings.ts';
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

interface BlockProps extends HomeViewProps {
  bloque: Bloque;
  /** null until it is loaded */
  data: InicioData | null;
}

function ProyectosBlock({ bloque, proyectos }: Pick<BlockProps, 'bloque' | 'proyectos'>) {
  if (proyectos.status === 'ready' && proyectos.data.length === 0) return null;
  const seeAll = (
    <Link to={sitePaths.proyectos} className="boton claro">
      {siteTexts.inicio.allProyectos}
    </Link>
  );
  return (
    <section className="seccion" aria-labelledby="ultimos-proyectos">
      <div className="ancho">
        <BlockHead id="ultimos-proyectos" bloque={bloque} action={seeAll} />
        <ProyectosList proyectos={proyectos} limit={LATEST_PROYECTOS} level={3} />
      </div>
    </section>
  );
}

function Block({ bloque, data, proyectos, productos, eventos, filters, random }: BlockProps) {
  switch (bloque.id) {
    case 'objetivo':
      return data && <ObjetivoSection inicio={data.inicio} titulo={bloque.titulo} />;
    case 'temas':
      return <TopicImages bloque={bloque} />;
    case 'pilares':
      return <PillarsImage url={data?.inicio.url_img_pilares ?? ''} bloque={bloque} />;
    case 'lineas':
      return <LineaLinks bloque={bloque} />;
    case 'proyectos':
      return <ProyectosBlock bloque={bloque} proyectos={proyectos} />;
    case 'productos':
      return <ProductosTeaser titulo={bloque.titulo} productos={productos} random={random} />;
    case 'eventos':
      return <EventosSection bloque={bloque} eventos={eventos} filters={filters} />;
    case 'divulgacion':
      return data && <OutreachLinks inicio={data.inicio} bloque={bloque} />;
    case 'convenios':
      return data && <LogosStrip logos={data.logos} bloque={bloque} />;
    case 'contacto':
      return data && <ContactSection inicio={data.inicio} bloque={bloque} />;
  }
}

/** The home as a pure view, its blocks in the order of staff: the server renders it too. */
export function HomeView(props: HomeViewProps) {
  const { inicio } = props;
  const { bloques } = useIdentidad();
  const data = inicio.status === 'ready' ? inicio.data : null;
  return (
    <>
      <Hero />
      {data === null && (
        <Loader text={siteTexts.loading.loading} state={inicio} failure={generalMessages.contextError} />
      )}
      {bloques.map((bloque) => bloque.visible && <Block key={bloque.id} {...props} bloque={bloque} data={data} />)}
    </>
  );
}
