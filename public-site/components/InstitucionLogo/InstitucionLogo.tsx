import { webHref } from '../../data/webHref.ts';
import { useIdentidad } from '../../settings/siteSettings.ts';
import { IdentidadImagen } from '../IdentidadImagen/IdentidadImagen.tsx';
import styles from './InstitucionLogo.module.css';

/** The logo of the institution, which leads to its site if that is known. It comes after the page's pictures. Without a logo it renders nothing. */
export function InstitucionLogo({ loading }: { loading?: 'lazy' }) {
  const { institucion, institucion_url, institucion_logo } = useIdentidad();
  if (institucion_logo === '') return null;
  const href = webHref(institucion_url);
  const logo = (
    <IdentidadImagen
      nombre={institucion_logo}
      alt={institucion}
      sizes="96px"
      width={96}
      height={36}
      className={styles.logo}
      fetchPriority="low"
      loading={loading}
    />
  );
  return href === null ? (
    <span className={styles.place}>{logo}</span>
  ) : (
    <a href={href} className={styles.place}>
      {logo}
    </a>
  );
}
