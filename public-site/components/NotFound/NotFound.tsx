import type { ReactNode } from 'react';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { notFoundTexts } from '../../../i18n/notFoundTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { useWithdrawn } from '../../data/withdrawn.ts';
import { Link } from '../../router/Link.tsx';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { useIdentidad } from '../../settings/siteSettings.ts';
import { FindInstead } from '../FindInstead/FindInstead.tsx';
import { IdentidadImagen } from '../IdentidadImagen/IdentidadImagen.tsx';
import styles from './NotFound.module.css';

interface NotFoundProps {
  title: string;
  text?: string;
  children: ReactNode;
}

const gone = { title: notFoundTexts.gone, text: notFoundTexts.goneText };

/** A picture, a title and a way to another page, for unknown URLs and missing records; those that were withdrawn have words of their own. */
export function NotFound({ children, ...missing }: NotFoundProps) {
  const { title, text } = useWithdrawn() ? gone : missing;
  usePageTitle(title);
  const { no_encontrado } = useIdentidad();
  return (
    <div className={`ancho ${styles.page}`}>
      <IdentidadImagen nombre={no_encontrado} className="dibujo" width={480} height={320} />
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  );
}

const { goHome, ...texts } = siteTexts.notFound;

/** The content of the page of an address that has none. */
export const UnknownAddress = () => (
  <NotFound {...texts}>
    <Link to={sitePaths.inicio} className="boton">
      {goHome}
    </Link>
    <FindInstead />
  </NotFound>
);
