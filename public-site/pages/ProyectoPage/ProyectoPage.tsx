import { lineaOfId, lineaPath } from '../../../contract/addresses/siteLineas.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { type ProyectoDetail, readProyectoDetail } from '../../../contract/wire/proyecto.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { BackLinks } from '../../components/BackLinks/BackLinks.tsx';
import { DetailHead } from '../../components/DetailHead/DetailHead.tsx';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { DetailColumns, dayFact, type Fact, TextSection } from '../../components/FactList/FactList.tsx';
import { People, PersonLink } from '../../components/PersonLink/PersonLink.tsx';
import { ProductosByYear } from '../../components/ProductosByYear/ProductosByYear.tsx';
import { EstadoBadge } from '../../components/ProyectoCard/ProyectoCard.tsx';
import { RecordImagen } from '../../components/RecordImagen/RecordImagen.tsx';
import { Link } from '../../router/Link.tsx';
import { useLineas } from '../../settings/siteSettings.ts';
import { recordPage } from '../recordPage.tsx';

const texts = siteTexts.proyectos;

function LineaOfProyecto({ linea }: Pick<ProyectoDetail, 'linea'>) {
  const found = lineaOfId(useLineas(), linea?.id_linea ?? null);
  if (found === null) return linea?.linea_nombre || texts.noLinea;
  return <Link to={lineaPath(found)}>{linea?.linea_nombre}</Link>;
}

function factsOf({ proyecto, linea }: Pick<ProyectoDetail, 'proyecto' | 'linea'>): Fact[] {
  return [
    { term: texts.linea, values: [<LineaOfProyecto key="linea" linea={linea} />] },
    dayFact(texts.from, proyecto.fecha_inicio),
    dayFact(texts.to, proyecto.fecha_fin),
    { term: texts.entidadesTitle, values: proyecto.entidades },
  ];
}

export function ProyectoView({ proyecto, integrantes, productos, linea }: ProyectoDetail) {
  return (
    <article className="ancho ficha">
      <BackLinks list="proyectos" title={proyecto.nombre || texts.noNombre} />
      <DetailHead
        badge={<EstadoBadge estado={proyecto.estado} running={texts.inProgress} />}
        title={proyecto.nombre || texts.noNombre}
        path={sitePaths.proyecto(proyecto.id, proyecto.nombre)}
      />
      <DetailColumns
        facts={factsOf({ proyecto, linea })}
        links={
          <ExternalLink url={proyecto.url_externa} className="boton">
            {texts.externalLink}
          </ExternalLink>
        }
      >
        <RecordImagen recurso="proyectos" record={proyecto} place="page" />
        {proyecto.objetivo !== '' && <TextSection title={texts.campos.objetivo} text={proyecto.objetivo} />}
        <TextSection title={texts.campos.descripcion} text={proyecto.descripcion || texts.noDescripcion} />
        <section>
          <h2>{texts.productos}</h2>
          {productos.length === 0 && <p>{texts.noProductos}</p>}
          <ProductosByYear productos={productos} page={sitePaths.proyecto(proyecto.id)} />
        </section>
      </DetailColumns>
      <section>
        <h2>{texts.integrantes}</h2>
        {integrantes.length === 0 && <p>{texts.noIntegrantes}</p>}
        <People>
          {integrantes.map((integrante) => (
            <li key={integrante.id}>
              <PersonLink id={integrante.id_integrante} integrante={integrante} />
            </li>
          ))}
        </People>
      </section>
    </article>
  );
}

export default recordPage({
  page: 'proyecto',
  read: readProyectoDetail,
  texts,
  nameOf: ({ proyecto }) => proyecto.nombre || texts.noNombre,
  view: (detail) => <ProyectoView {...detail} />,
});
