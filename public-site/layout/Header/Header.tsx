import { type KeyboardEvent, useRef, useState } from 'react';
import { sitePages } from '../../../contract/addresses/sitePages.ts';
import { matchRoute, sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IdentidadImagen } from '../../components/IdentidadImagen/IdentidadImagen.tsx';
import { InstitucionLogo } from '../../components/InstitucionLogo/InstitucionLogo.tsx';
import { Link } from '../../router/Link.tsx';
import { type SitePlace, usePlace } from '../../router/siteHistory.ts';
import { useIdentidad } from '../../settings/siteSettings.ts';
import { HeaderSearch } from '../HeaderSearch/HeaderSearch.tsx';
import menuLink from '../menuLink.module.css';
import { currentSection, Sections } from '../Sections/Sections.tsx';
import { useCloseOutside } from '../useCloseOutside.ts';
import styles from './Header.module.css';

/** The specified ones. */
const links = Object.entries({ inicio: sitePages.inicio.name, ...siteTexts.menu }) as [
  'inicio' | keyof typeof siteTexts.menu,
  string,
][];

export function Header() {
  const place = usePlace();
  const { nombre, lema, logo, institucion, institucion_logo } = useIdentidad();
  // The menu belongs to one navigation, so that every navigation closes it.
  const [openedAt, setOpenedAt] = useState<SitePlace | null>(null);
  const open = openedAt === place;
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const current = currentSection(matchRoute(place.path));
  const close = () => setOpenedAt(null);
  useCloseOutside(menu, open, close);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  };
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
        <div ref={menu} className={styles.navigation} onKeyDown={closeOnEscape}>
          <button
            ref={button}
            type="button"
            className={styles.button}
            aria-expanded={open}
            aria-controls="menu-principal"
            aria-label={open ? siteTexts.site.closeMenu : siteTexts.site.openMenu}
            onClick={() => setOpenedAt(open ? null : place)}
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
                      className={menuLink.link}
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
