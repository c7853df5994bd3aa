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
  /** the name of state 1, which differs between list and detail; any other state is finished */
  running: string;
}

export const EstadoBadge = ({ estado, running }: EstadoBadgeProps) => (
  <span className={`etiqueta ${styles.badge} ${estado === 1 ? styles.running : ''}`}>
    {estado === 1 ? running : siteTexts.proyectos.finished}
  </span>
);

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
        <EstadoBadge estado={proyecto.estado} running={siteTexts.proyectos.running} />
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
