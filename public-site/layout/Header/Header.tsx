import { useRef } from 'react';
import { sitePages } from '../../../contract/addresses/sitePages.ts';
import { matchRoute, sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IdentidadImagen } from '../../components/IdentidadImagen/IdentidadImagen.tsx';
import { InstitucionLogo } from '../../components/InstitucionLogo/InstitucionLogo.tsx';
import { Link } from '../../router/Link.tsx';
import { useIdentidad } from '../../settings/siteSettings.ts';
import { HeaderSearch } from '../HeaderSearch/HeaderSearch.tsx';
import styles from './Header.module.css';
import sections from './Sections.module.css';
import { currentSection, Sections } from './Sections.tsx';
import { useMenu } from './useMenu.ts';

/** The specified ones. */
const links = Object.entries({ inicio: sitePages.inicio.name, ...siteTexts.menu }) as [
  'inicio' | keyof typeof siteTexts.menu,
  string,
][];

export function Header() {
  const { nombre, lema, logo, institucion, institucion_logo } = useIdentidad();
  const button = useRef<HTMLButtonElement>(null);
  const { place, menu, open, toggle, close, onKeyDown } = useMenu<HTMLDivElement>(() => button.current?.focus());
  const current = currentSection(matchRoute(place.path));
  return (
    <header className={styles.header}>
      <div className={`ancho ${styles.bar}`}>
        <div className={styles.identity}>
          <Link to={sitePaths.inicio} className={styles.brand} onClick={close}>
            <IdentidadImagen nombre={logo} sizes="48px" width={48} height={48} fetchPriority="low" />
            <span>
              <strong>{nombre}</strong>
              <small>{lema}</small>
              {institucion_logo === '' && institucion !== '' && (
                <small className={styles.institution}>{institucion}</small>
              )}
            </span>
          </Link>
          <InstitucionLogo />
        </div>
        <HeaderSearch />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from each of its links */}
        <div ref={menu} className={styles.navigation} onKeyDown={onKeyDown}>
          <button
            ref={button}
            type="button"
            className={styles.button}
            aria-expanded={open}
            aria-controls="menu-principal"
            aria-label={open ? siteTexts.site.closeMenu : siteTexts.site.openMenu}
            onClick={() => toggle(!open)}
          >
            <Icon name={open ? 'close' : 'menu'} />
          </button>
          <div id="menu-principal" className={styles.menus} data-open={open}>
            <nav aria-label={siteTexts.site.navigation}>
              <ul className={styles.menu}>
                {links.map(([page, text]) => (
                  <li key={page}>
                    <Link
                      to={sitePaths[page]}
                      className={sections.link}
                      aria-current={page === current.section ? current.mark : undefined}
                      onClick={close}
                    >
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <Sections {...current} onFollow={close} />
          </div>
        </div>
      </div>
    </header>
  );
}
