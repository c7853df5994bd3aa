import { currentLineas, lineaPath } from '../../../contract/addresses/siteLineas.ts';
import { type Route, sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { RECORD_PAGES, RESOURCE_OF_PAGE, type RecordPage } from '../../../contract/resources/recordPages.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Link } from '../../router/Link.tsx';
import { usePlace } from '../../router/siteHistory.ts';
import { type SiteLink, useLineas, usePaginaLinks, useSections } from '../../settings/siteSettings.ts';
import styles from './Sections.module.css';
import { useMenu } from './useMenu.ts';

interface SectionMenuProps {
  title: string;
  entries: readonly SiteLink[];
  /** the current page belongs to it */
  isCurrent: boolean;
}

/** Pages of one section, in a list that also opens without JavaScript. Every navigation closes it. Nothing without a page. */
function SectionMenu({ title, entries, isCurrent }: SectionMenuProps) {
  const { place, menu, open, toggle, close, onKeyDown } = useMenu<HTMLDetailsElement>((details) =>
    details?.querySelector('summary')?.focus(),
  );
  if (entries.length === 0) return null;
  return (
    <li>
      <details
        ref={menu}
        open={open}
        onToggle={({ currentTarget }) => toggle(currentTarget.open)}
        onKeyDown={onKeyDown}
      >
        <summary className={`${styles.link} ${styles.summary}`} aria-current={isCurrent ? 'true' : undefined}>
          {title}
        </summary>
        <ul className={styles.pages}>
          {entries.map(({ path, text, lang }) => (
            <li key={path}>
              <Link to={path} lang={lang} aria-current={path === place.path ? 'page' : undefined} onClick={close}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** The section that a page belongs to, of a line the page itself; and its mark: 'page' for the section's own page. */
interface CurrentSection {
  section: string;
  mark: 'page' | 'true';
}

const isRecordPage = (page: string): page is RecordPage => (RECORD_PAGES as readonly string[]).includes(page);

export function currentSection({ page }: Route): CurrentSection {
  return isRecordPage(page) ? { section: RESOURCE_OF_PAGE[page], mark: 'true' } : { section: page, mark: 'page' };
}

const texts = siteTexts.sections;

interface SectionsProps extends CurrentSection {
  /** closes the menu of a phone */
  onFollow: () => void;
}

/** The second navigation, beside the three specified links. */
export function Sections({ section, mark, onFollow }: SectionsProps) {
  const { path } = usePlace();
  const lineas = currentLineas(useLineas()).map((linea) => ({ path: lineaPath(linea), text: linea.nombre }));
  const paginas = usePaginaLinks('menu');
  return (
    <nav aria-label={texts.label} className={styles.nav}>
      <ul className={styles.list}>
        <SectionMenu title={texts.lineas} entries={lineas} isCurrent={section === 'linea'} />
        {useSections().map((name) => (
          <li key={name}>
            <Link
              to={sitePaths[name]}
              className={styles.link}
              aria-current={name === section ? mark : undefined}
              onClick={onFollow}
            >
              {texts[name]}
            </Link>
          </li>
        ))}
        <SectionMenu title={texts.grupo} entries={paginas} isCurrent={paginas.some((entry) => entry.path === path)} />
      </ul>
    </nav>
  );
}
