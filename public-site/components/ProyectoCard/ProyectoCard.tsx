import { memo } from 'react';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { PublicProyecto } from '../../../contract/entities/proyecto.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Link } from '../../router/Link.tsx';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { RecordImagen } from '../RecordImagen/RecordImagen.tsx';
import styles from './ProyectoCard.module.css';

interface EstadoBadgeProps {
  estado: number;
  /** the state's name, which differs between list and detail */
  children: string;
}

export function EstadoBadge({ estado, children }: EstadoBadgeProps) {
  return <span className={`etiqueta ${styles.badge} ${estado === 1 ? styles.running : ''}`}>{children}</span>;
}

/** A project's state in lists: 1 is 'En ejecución', any other value 'Finalizado'. */
const estadoInList = (estado: number): string =>
  estado === 1 ? siteTexts.proyectos.running : siteTexts.proyectos.finished;

/** A project's state in its own page: 1 is 'En proceso', any other value 'Finalizado'. */
export const estadoInDetail = (estado: number): string =>
  estado === 1 ? siteTexts.proyectos.inProgress : siteTexts.proyectos.finished;

interface ProyectoCardProps {
  proyecto: PublicProyecto;
  level: 2 | 3;
  /** the newest one on the home */
  large?: boolean;
  /** true if the first screen shows it */
  first?: boolean;
}

export const ProyectoCard = memo(function ProyectoCard({
  proyecto,
  level,
  large = false,
  first = false,
}: ProyectoCardProps) {
  const Title = `h${level}` as const;
  const nombre = proyecto.nombre || siteTexts.proyectos.noNombre;
  return (
    <article className="tarjeta">
      <RecordImagen recurso="proyectos" record={proyecto} place={large ? 'large' : 'card'} first={first} />
      <div className={styles.top}>
        <EstadoBadge estado={proyecto.estado}>{estadoInList(proyecto.estado)}</EstadoBadge>
        <span className={styles.entities}>
          <Icon name="entities" />
          {siteTexts.proyectos.entidades(proyecto.entidades.length)}
        </span>
      </div>
      <Title dir="auto" className={`recorte ${styles.title}`}>
        {nombre}
      </Title>
      <p dir="auto" className={`resumen recorte ${styles.description}`}>
        {proyecto.descripcion || siteTexts.proyectos.noDescripcion}
      </p>
      <div className={styles.foot}>
        <Link to={sitePaths.proyecto(proyecto.id_proyecto, proyecto.nombre)} className="mas cubre">
          {siteTexts.site.seeMore} <span className="solo-lectores">{siteTexts.site.about(nombre)}</span>
          <Icon name="right" />
        </Link>
        <ExternalLink url={proyecto.url_externa}>{siteTexts.proyectos.externalLink}</ExternalLink>
      </div>
    </article>
  );
});
