import { sitePages } from '../../../contract/addresses/sitePages.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Link } from '../../router/Link.tsx';
import styles from './Path.module.css';

interface PathProps {
  /** without `to` it has no page of its own; absent for a page below the home */
  section?: { text: string; to?: string };
  /** of the page; without it the path ends at the section */
  title?: string;
  /** the language of the title, if it may not be Spanish */
  lang?: string;
}

/** The place of a detail page: 'Inicio › Productos › Cascos'. */
export function Path({ section, title, lang }: PathProps) {
  return (
    <nav className={`solo-pantalla ${styles.path}`} aria-label={siteTexts.path.label}>
      <ol>
        <li>
          <Link to={sitePaths.inicio}>{sitePages.inicio.name}</Link>
        </li>
        {section !== undefined && (
          <li>{section.to === undefined ? section.text : <Link to={section.to}>{section.text}</Link>}</li>
        )}
        {title !== undefined && (
          <li dir="auto" lang={lang} aria-current="page">
            {title}
          </li>
        )}
      </ol>
    </nav>
  );
}
