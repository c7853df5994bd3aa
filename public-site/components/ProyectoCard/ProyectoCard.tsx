import { memo } from 'react';
import type { ProyectoPublico } from '../../../contract/entidades/proyecto.ts';
import { publico } from '../../../i18n/publico.ts';
import { Link } from '../../router/Link.tsx';
import { rutas } from '../../router/routes.ts';
import { EstadoBadge } from '../EstadoBadge/EstadoBadge.tsx';
import { ExternalLink } from '../ExternalLink/ExternalLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { estadoEnLista } from './estadoDeProyecto.ts';
import styles from './ProyectoCard.module.css';

interface ProyectoCardProps {
  proyecto: ProyectoPublico;
  /** of the card's title, below the title of its list */
  level: 2 | 3;
}

/** A project in a list. */
export const ProyectoCard = memo(function ProyectoCard({ proyecto, level }: ProyectoCardProps) {
  const Title = `h${level}` as const;
  const nombre = proyecto.nombre || publico.proyectos.sinNombre;
  return (
    <article className="tarjeta">
      <div className={styles.top}>
        <EstadoBadge estado={proyecto.estado}>{estadoEnLista(proyecto.estado)}</EstadoBadge>
        <span className={styles.entities}>
          <Icon name="entities" />
          {publico.proyectos.entidades(proyecto.entidades.length)}
        </span>
      </div>
      <Title className={`recorte ${styles.title}`}>{nombre}</Title>
      <p className={`resumen recorte ${styles.description}`}>
        {proyecto.descripcion || publico.proyectos.sinDescripcion}
      </p>
      <div className={styles.foot}>
        <Link to={rutas.proyecto(proyecto.id_proyecto)} className="mas cubre">
          {publico.sitio.verMas} <span className="solo-lectores">{publico.sitio.sobre(nombre)}</span>
          <Icon name="right" />
        </Link>
        <ExternalLink url={proyecto.url_externa}>{publico.proyectos.enlaceExterno}</ExternalLink>
      </div>
    </article>
  );
});
