import { sitePages } from '../../../contract/addresses/sitePages.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Link } from '../../router/Link.tsx';
import styles from './Path.module.css';

interface PathProps {
  /** the section; without `to` it has no page of its own */
  section: { text: string; to?: string };
  /** of the page; without it the path ends at the section */
  title?: string;
}

/** The place of a detail page: 'Inicio › Productos › Cascos'. */
export function Path({ section, title }: PathProps) {
  return (
    <nav className={`solo-pantalla ${styles.path}`} aria-label={siteTexts.path.label}>
      <ol>
        <li>
          <Link to={sitePaths.inicio}>{sitePages.inicio.name}</Link>
        </li>
        <li>{section.to === undefined ? section.text : <Link to={section.to}>{section.text}</Link>}</li>
        {title !== undefined && (
          <li dir="auto" aria-current="page">
            {title}
          </li>
        )}
      </ol>
    </nav>
  );
}
