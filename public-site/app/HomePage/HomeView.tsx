import type { ComponentType } from 'react';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { generalMessages } from '../../../contract/calls/publicMessages.ts';
import type { PublicEvento } from '../../../contract/entities/evento.ts';
import type { ListedProducto } from '../../../contract/entities/producto.ts';
import type { ListedProyecto } from '../../../contract/entities/proyecto.ts';
import type { BloqueId } from '../../../contract/identidad/bloques.ts';
import { HOME_PROYECTOS } from '../../../contract/values/homeLists.ts';
import type { Home } from '../../../contract/wire/inicio.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { CifrasBlock } from '../../components/CifrasBlock/CifrasBlock.tsx';
import { ContactSection } from '../../components/ContactSection/ContactSection.tsx';
import { EventosSection, type EventosSectionProps } from '../../components/EventosSection/EventosSection.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import type { LazyPart } from '../../components/LazyPart.ts';
import { LineaLinks } from '../../components/LineaLinks/LineaLinks.tsx';
import { Loader } from '../../components/Loader/Loader.tsx';
import { LogosStrip } from '../../components/LogosStrip/LogosStrip.tsx';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { ObjetivoSection } from '../../components/ObjetivoSection/ObjetivoSection.tsx';
import { OutreachLinks } from '../../components/OutreachLinks/OutreachLinks.tsx';
import { PillarsImage } from '../../components/PillarsImage/PillarsImage.tsx';
import { ProductosTeaser } from '../../components/ProductosTeaser/ProductosTeaser.tsx';
import { ProyectosList } from '../../components/ProyectosList/ProyectosList.tsx';
import { BlockHead, type BlockProps } from '../../components/SectionHead/SectionHead.tsx';
import { TopicImages } from '../../components/TopicImages/TopicImages.tsx';
import type { LoadState } from '../../data/loadState.ts';
import { lazyBlocks } from '../../resources/lazyPages.ts';
import { Link } from '../../router/Link.tsx';
import { useIdentidad } from '../../settings/siteSettings.ts';

export interface HomeViewProps {
  inicio: LoadState<Home>;
  proyectos: LoadState<ListedProyecto[]>;
  productos: LoadState<ListedProducto[]>;
  eventos: LoadState<PublicEvento[]>;
  filters: EventosSectionProps['filters'];
  /** as Math.random */
  random: () => number;
}

type HomeBlockProps = HomeViewProps & BlockProps;

function ProyectosBlock({ bloque, proyectos }: Pick<HomeBlockProps, 'bloque' | 'proyectos'>) {
  if (proyectos.status === 'ready' && proyectos.data.length === 0) return null;
  const seeAll = (
    <Link to={sitePaths.proyectos} className="boton claro">
      {siteTexts.inicio.allProyectos}
    </Link>
  );
  return (
    <section className="seccion novedad" aria-labelledby="ultimos-proyectos">
      <div className="ancho">
        <BlockHead id="ultimos-proyectos" bloque={bloque} action={seeAll} />
        <ProyectosList proyectos={proyectos} limit={HOME_PROYECTOS} level={3} />
      </div>
    </section>
  );
}

const BLOCKS: Readonly<Record<Exclude<BloqueId, keyof typeof lazyBlocks>, ComponentType<HomeBlockProps>>> = {
  objetivo: ({ data, bloque }) => data && <ObjetivoSection data={data} titulo={bloque.titulo} />,
  cifras: CifrasBlock,
  temas: ({ bloque }) => <TopicImages bloque={bloque} />,
  pilares: ({ data, bloque }) => <PillarsImage url={data?.inicio.url_img_pilares ?? ''} bloque={bloque} />,
  lineas: ({ bloque }) => <LineaLinks bloque={bloque} />,
  proyectos: ProyectosBlock,
  productos: ({ bloque, productos, random }) => (
    <ProductosTeaser titulo={bloque.titulo} productos={productos} random={random} />
  ),
  eventos: EventosSection,
  divulgacion: ({ data, bloque }) => data && <OutreachLinks inicio={data.inicio} bloque={bloque} />,
  convenios: ({ data, bloque }) => data && <LogosStrip logos={data.logos} bloque={bloque} />,
  contacto: ({ data, bloque }) => data && <ContactSection inicio={data.inicio} bloque={bloque} />,
};

const COMPONENTS: Readonly<Record<string, ComponentType<HomeBlockProps>>> = {
  ...BLOCKS,
  ...Object.fromEntries(
    Object.entries<LazyPart<BlockProps>>(lazyBlocks).map(([id, part]) => [id, lazyComponent(part)]),
  ),
};

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
      {bloques.map((bloque) => {
        const Block = bloque.visible && COMPONENTS[bloque.id];
        return Block && <Block key={bloque.id} {...props} bloque={bloque} data={data} />;
      })}
    </>
  );
}
