import { slugOfLinea } from '../../../contract/lineas.ts';
import { sitePaths } from '../../../contract/siteRoutes.ts';
import { longDate } from '../../../i18n/dates.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { BackButton } from '../../components/BackButton/BackButton.tsx';
import { DetailHead } from '../../components/DetailHead/DetailHead.tsx';
import { EstadoBadge } from '../../components/EstadoBadge/EstadoBadge.tsx';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { PersonLink } from '../../components/PersonLink/PersonLink.tsx';
import { estadoInDetail } from '../../components/ProyectoCard/proyectoEstado.ts';
import type { ProyectoDetail } from '../../data/parseProyecto.ts';
import { Link } from '../../router/Link.tsx';
import styles from './ProyectoView.module.css';

const texts = siteTexts.proyectos;

function Facts({ proyecto, linea }: Pick<ProyectoDetail, 'proyecto' | 'linea'>) {
  const slug = linea === null ? null : slugOfLinea(linea.id_linea);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.linea}</dt>
        <dd>
          {slug === null ? (
            linea?.linea_nombre || texts.noLinea
          ) : (
            <Link to={sitePaths.linea(slug)}>{linea?.linea_nombre}</Link>
          )}
        </dd>
      </div>
      {proyecto.fecha_inicio !== '' && (
        <div>
          <dt>{texts.from}</dt>
          <dd>{longDate(proyecto.fecha_inicio)}</dd>
        </div>
      )}
      {proyecto.fecha_fin !== '' && (
        <div>
          <dt>{texts.to}</dt>
          <dd>{longDate(proyecto.fecha_fin)}</dd>
        </div>
      )}
      {proyecto.entidades.length > 0 && (
        <div>
          <dt>{texts.entidadesTitle}</dt>
          {proyecto.entidades.map((entidad) => (
            <dd key={entidad} dir="auto">
              {entidad}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

export function ProyectoView({ proyecto, integrantes, productos, linea }: ProyectoDetail) {
  return (
    <article className={`ancho ficha ${styles.page}`}>
      <BackButton fallback={sitePaths.proyectos} />
      <DetailHead
        badge={<EstadoBadge estado={proyecto.estado}>{estadoInDetail(proyecto.estado)}</EstadoBadge>}
        title={proyecto.nombre || texts.noNombre}
      />
      <div className={styles.columns}>
        <aside className={styles.side}>
          <Facts proyecto={proyecto} linea={linea} />
          <ExternalLink url={proyecto.url_externa} className="boton">
            {texts.externalLink}
          </ExternalLink>
        </aside>
        <div className={styles.body}>
          {proyecto.objetivo !== '' && (
            <section>
              <h2>{texts.objetivo}</h2>
              <p dir="auto">{proyecto.objetivo}</p>
            </section>
          )}
          <section>
            <h2>{texts.descripcion}</h2>
            <p dir="auto">{proyecto.descripcion || texts.noDescripcion}</p>
          </section>
          <section>
            <h2>{texts.productos}</h2>
            {productos.length === 0 && <p>{texts.noProductos}</p>}
            <ul className={styles.productos}>
              {productos.map((producto) => (
                <li key={producto.id}>
                  <Link dir="auto" to={sitePaths.producto(producto.id, producto.nombre)}>
                    {producto.nombre || siteTexts.productos.noNombre}
                  </Link>
                  <span className="etiqueta">{producto.tipo}</span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
      <section>
        <h2>{texts.integrantes}</h2>
        {integrantes.length === 0 && <p>{texts.noIntegrantes}</p>}
        <ul className={styles.people}>
          {integrantes.map((integrante) => (
            <li key={integrante.id}>
              <PersonLink id={integrante.id_integrante} integrante={integrante} />
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
