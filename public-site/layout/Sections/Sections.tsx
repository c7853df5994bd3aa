import { SECTION_PAGES, sitePages } from '../../../contract/addresses/sitePages.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Link } from '../../router/Link.tsx';
import { useSections } from '../../settings/siteSettings.ts';
import menuLink from '../menuLink.module.css';
import type { CurrentSection } from './currentSection.ts';
import { LineasMenu } from './LineasMenu.tsx';
import styles from './Sections.module.css';

const texts = siteTexts.sections;

interface SectionsProps extends CurrentSection {
  /** closes the menu of a phone */
  onFollow: () => void;
}

/** The second navigation, beside the three specified links. */
export function Sections({ section, mark, onFollow }: SectionsProps) {
  const links = [
    ...useSections().map((name) => ({ name, text: texts[name] })),
    ...SECTION_PAGES.map((name) => ({ name, text: sitePages[name].name })),
  ];
  return (
    <nav aria-label={texts.label} className={styles.nav}>
      <ul className={styles.list}>
        <LineasMenu isCurrent={section === 'linea'} />
        {links.map(({ name, text }) => (
          <li key={name}>
            <Link
              to={sitePaths[name]}
              className={menuLink.link}
              aria-current={name === section ? mark : undefined}
              onClick={onFollow}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
