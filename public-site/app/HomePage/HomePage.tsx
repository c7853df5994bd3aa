import { type ComponentType, useContext, useState } from 'react';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { generalMessages } from '../../../contract/calls/publicMessages.ts';
import { requestKey } from '../../../contract/calls/requestKey.ts';
import type { ListedProducto } from '../../../contract/entities/producto.ts';
import type { ListedProyecto } from '../../../contract/entities/proyecto.ts';
import type { BloqueId } from '../../../contract/identidad/bloques.ts';
import { HOME_PROYECTOS } from '../../../contract/values/homeLists.ts';
import { readEventos } from '../../../contract/wire/evento.ts';
import { readProductos } from '../../../contract/wire/producto.ts';
import { readProyectos } from '../../../contract/wire/proyecto.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { CifrasBlock } from '../../components/CifrasBlock/CifrasBlock.tsx';
import { ContactSection } from '../../components/ContactSection/ContactSection.tsx';
import { EventosList, type EventosListProps } from '../../components/EventosList/EventosList.tsx';
import { eventosFilters } from '../../components/EventosList/filterEventos.ts';
import { Hero } from '../../components/Hero/Hero.tsx';
import type { LazyPart } from '../../components/LazyPart.ts';
import { LineaLinks } from '../../components/LineaLinks/LineaLinks.tsx';
import { LogosStrip } from '../../components/LogosStrip/LogosStrip.tsx';
import { lazyComponent } from '../../components/lazyComponent.tsx';
import { Loader } from '../../components/Message/Loader.tsx';
import { ObjetivoSection } from '../../components/ObjetivoSection/ObjetivoSection.tsx';
import { OutreachLinks } from '../../components/OutreachLinks/OutreachLinks.tsx';
import { PillarsImage } from '../../components/PillarsImage/PillarsImage.tsx';
import { ProductosTeaser } from '../../components/ProductosTeaser/ProductosTeaser.tsx';
import { ProyectosList } from '../../components/ProyectosList/ProyectosList.tsx';
import { Block, type HomeBlockProps, SeeAll } from '../../components/SectionHead/SectionHead.tsx';
import { TopicImages } from '../../components/TopicImages/TopicImages.tsx';
import { useInicio } from '../../data/InicioContext.tsx';
import type { LoadState } from '../../data/loadState.ts';
import { ResponseStoreContext, useListCall } from '../../data/useCall.ts';
import { lazyBlocks } from '../../resources/lazyPages.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { useQuery } from '../../router/useQuery.ts';
import { useIdentidad } from '../../settings/siteSettings.ts';

interface BlockProps extends HomeBlockProps, Pick<EventosListProps, 'eventos' | 'filters'> {
  proyectos: LoadState<ListedProyecto[]>;
  productos: LoadState<ListedProducto[]>;
  /** as Math.random */
  random: () => number;
}

function ProyectosBlock({ bloque, proyectos }: BlockProps) {
  if (proyectos.status === 'ready' && proyectos.data.length === 0) return null;
  const seeAll = <SeeAll to={sitePaths.proyectos}>{siteTexts.inicio.allProyectos}</SeeAll>;
  return (
    <Block id="ultimos-proyectos" bloque={bloque} look="novedad" action={seeAll}>
      <ProyectosList proyectos={proyectos} limit={HOME_PROYECTOS} />
    </Block>
  );
}

const EventosBlock = ({ bloque, eventos, filters }: BlockProps) => (
  <Block bloque={bloque} look="novedad" action={<SeeAll to={sitePaths.eventos}>{siteTexts.eventos.seeAll}</SeeAll>}>
    <EventosList eventos={eventos} filters={filters} />
  </Block>
);

const BLOCKS: Readonly<Record<Exclude<BloqueId, keyof typeof lazyBlocks>, ComponentType<BlockProps>>> = {
  objetivo: ({ data, bloque }) => data && <ObjetivoSection data={data} titulo={bloque.titulo} />,
  cifras: CifrasBlock,
  temas: TopicImages,
  pilares: ({ data, bloque }) => <PillarsImage url={data?.inicio.url_img_pilares ?? ''} bloque={bloque} />,
  lineas: LineaLinks,
  proyectos: ProyectosBlock,
  productos: ProductosTeaser,
  eventos: EventosBlock,
  divulgacion: ({ data, bloque }) => data && <OutreachLinks inicio={data.inicio} bloque={bloque} />,
  convenios: ({ data, bloque }) => data && <LogosStrip logos={data.logos} bloque={bloque} />,
  contacto: ({ data, bloque }) => data && <ContactSection inicio={data.inicio} bloque={bloque} />,
};

const COMPONENTS: Readonly<Record<string, ComponentType<BlockProps>>> = {
  ...BLOCKS,
  ...Object.fromEntries(
    Object.entries<LazyPart<HomeBlockProps>>(lazyBlocks).map(([id, part]) => [id, lazyComponent(part)]),
  ),
};

/** Preserves the order of a list. */
const withoutRandom = () => 0;

/** The random source of the products teaser. Hydration must render the products that the server chose. */
function useRandom(): () => number {
  const store = useContext(ResponseStoreContext);
  const [rendered] = useState(() => store?.embedded(requestKey('listPublicProductos', {})) !== undefined);
  return rendered ? withoutRandom : Math.random;
}

/** The blocks of the home in the order of staff. The filters of the events are part of the URL. */
export function HomePage() {
  const { lema, bloques } = useIdentidad();
  usePageTitle(lema || null);
  const [query, changeQuery] = useQuery();
  const inicio = useInicio();
  const props = {
    data: inicio.status === 'ready' ? inicio.data : null,
    proyectos: useListCall('proyectos', readProyectos),
    productos: useListCall('productos', readProductos),
    eventos: useListCall('eventos', readEventos),
    filters: { values: eventosFilters(query), onChange: changeQuery },
    random: useRandom(),
  };
  const shown = bloques.filter(({ visible }) => visible);
  return (
    <>
      <Hero eventosId={shown.find(({ id }) => id === 'eventos')?.id} />
      {inicio.status !== 'ready' && <Loader state={inicio} failure={generalMessages.contextError} />}
      {shown.map((bloque) => {
        const Shown = COMPONENTS[bloque.id];
        return Shown && <Shown key={bloque.id} {...props} bloque={bloque} />;
      })}
    </>
  );
}
