import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { matchRoute, sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IdentidadImagen } from '../../components/IdentidadImagen/IdentidadImagen.tsx';
import { Link } from '../../router/Link.tsx';
import { type SitePlace, usePlace } from '../../router/siteHistory.ts';
import { useIdentidad } from '../../settings/siteSettings.ts';
import { HeaderSearch } from '../HeaderSearch/HeaderSearch.tsx';
import styles from './Header.module.css';

const links = [
  { to: sitePaths.inicio, page: 'inicio', text: siteTexts.menu.inicio },
  { to: sitePaths.proyectos, page: 'proyectos', text: siteTexts.menu.proyectos },
  { to: sitePaths.integrantes, page: 'integrantes', text: siteTexts.menu.integrantes },
] as const;

export function Header() {
  const place = usePlace();
  const { nombre, lema, logo } = useIdentidad();
  // The menu belongs to one navigation, so that every navigation closes it.
  const [openedAt, setOpenedAt] = useState<SitePlace | null>(null);
  const open = openedAt === place;
  const button = useRef<HTMLButtonElement>(null);
  const nav = useRef<HTMLElement>(null);
  const { page } = matchRoute(place.path);
  const close = () => setOpenedAt(null);
  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && nav.current?.contains(target))) setOpenedAt(null);
    };
    // Not `click`: Safari on iOS sends none for a tap on plain content.
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  };
  return (
    <header className={styles.header}>
      <div className={`ancho ${styles.bar}`}>
        <Link to={sitePaths.inicio} className={styles.brand} onClick={close}>
          <IdentidadImagen nombre={logo} sizes="48px" width={48} height={48} />
          <span>
            <strong>{nombre}</strong>
            <small>{lema}</small>
          </span>
        </Link>
        <HeaderSearch />
        <nav ref={nav} className={styles.nav} aria-label={siteTexts.site.navigation} onKeyDown={closeOnEscape}>
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
          <ul id="menu-principal" className={styles.menu} data-open={open}>
            {links.map((link) => (
              <li key={link.to}>
                <Link to={link.to} aria-current={link.page === page ? 'page' : undefined} onClick={close}>
                  {link.text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
