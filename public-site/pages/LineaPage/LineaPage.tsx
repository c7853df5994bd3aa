import type { PublicProyecto } from '../../../contract/entities/proyecto.ts';
import { type LineaSlug, lineas } from '../../../contract/lineas.ts';
import { sitePaths } from '../../../contract/siteRoutes.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { CardList } from '../../components/CardList/CardList.tsx';
import { lineaImages } from '../../components/LineaLinks/lineaImages.ts';
import { Loader } from '../../components/Loader/Loader.tsx';
import { Message } from '../../components/Message/Message.tsx';
import { ProyectoCard } from '../../components/ProyectoCard/ProyectoCard.tsx';
import { HOST } from '../../data/host.ts';
import { parseProyectos } from '../../data/parseProyecto.ts';
import { usePageCall } from '../../data/usePageCall.ts';
import { Link } from '../../router/Link.tsx';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { ProductosOfLinea } from './ProductosOfLinea.tsx';

/** The API lists the oldest first. */
const parseNewestFirst = (answer: unknown) => parseProyectos(answer).reverse();
const keyOf = ({ id_proyecto }: PublicProyecto) => id_proyecto;
const allProjects = (
  <Link to={sitePaths.proyectos} className="boton claro">
    {siteTexts.inicio.allProyectos}
  </Link>
);
const cardOf = (proyecto: PublicProyecto) => <ProyectoCard proyecto={proyecto} level={3} />;

export default function LineaPage({ slug }: { slug: LineaSlug }) {
  const { nombre } = lineas[slug];
  usePageTitle(nombre);
  const state = usePageCall('linea', 'listProyectosByLinea', { slug }, parseNewestFirst);
  return (
    <>
      <Banner title={nombre} overline={siteTexts.lineas.eyebrow} picture={lineaImages[slug]} />
      <section className="ancho pagina" aria-labelledby="proyectos-de-linea">
        <h2 id="proyectos-de-linea" className="solo-lectores">
          {siteTexts.lineas.proyectos}
        </h2>
        {state.status !== 'ready' && <Loader text={siteTexts.loading.loading} state={state} />}
        {state.status === 'ready' && state.data.length === 0 && (
          <Message action={allProjects}>{siteTexts.lineas.noProyectos}</Message>
        )}
        {state.status === 'ready' && state.data.length > 0 && (
          <CardList items={state.data} keyOf={keyOf} card={cardOf} paged />
        )}
      </section>
      {/* Below the projects, which would shift it. Other servers have no such call. */}
      {HOST === '' && <ProductosOfLinea slug={slug} isShown={state.status === 'ready'} />}
    </>
  );
}
