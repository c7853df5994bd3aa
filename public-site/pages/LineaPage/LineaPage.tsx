import type { ProyectoPublico } from '../../../contract/entidades/proyecto.ts';
import { type LineaSlug, lineas } from '../../../contract/lineas.ts';
import { publico } from '../../../i18n/publico.ts';
import { leerProyectos } from '../../answers/leerProyecto.ts';
import { usePageCall } from '../../answers/usePageCall.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { CardList } from '../../components/CardList/CardList.tsx';
import { imagenesDeLineas } from '../../components/LineaLinks/imagenesDeLineas.ts';
import { Loader } from '../../components/Loader/Loader.tsx';
import { Message } from '../../components/Message/Message.tsx';
import { ProyectoCard } from '../../components/ProyectoCard/ProyectoCard.tsx';
import { Link } from '../../router/Link.tsx';
import { rutas } from '../../router/routes.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';

/** Newest first: the API lists the oldest first. */
const leerRecientes = (answer: unknown) => leerProyectos(answer).reverse();
const keyOf = ({ id_proyecto }: ProyectoPublico) => id_proyecto;
const allProjects = (
  <Link to={rutas.proyectos} className="boton claro">
    {publico.inicio.todosLosProyectos}
  </Link>
);
const cardOf = (proyecto: ProyectoPublico) => <ProyectoCard proyecto={proyecto} level={3} />;

/** A research line with its projects. */
export default function LineaPage({ slug }: { slug: LineaSlug }) {
  const { nombre } = lineas[slug];
  usePageTitle(nombre);
  const carga = usePageCall('linea', 'obtenerProyectosDeLinea', { slug }, leerRecientes);
  return (
    <>
      <Banner title={nombre} overline={publico.lineas.antetitulo} picture={imagenesDeLineas[slug]} />
      <section className="ancho pagina" aria-labelledby="proyectos-de-linea">
        <h2 id="proyectos-de-linea" className="solo-lectores">
          {publico.lineas.proyectos}
        </h2>
        {carga.estado !== 'listo' && <Loader text={publico.carga.cargando} carga={carga} />}
        {carga.estado === 'listo' && carga.datos.length === 0 && (
          <Message action={allProjects}>{publico.lineas.sinProyectos}</Message>
        )}
        {carga.estado === 'listo' && carga.datos.length > 0 && (
          <CardList items={carga.datos} keyOf={keyOf} card={cardOf} />
        )}
      </section>
    </>
  );
}
