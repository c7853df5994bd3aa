import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { matchRoute, sitePaths } from '../../../contract/siteRoutes.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import logo from '../../media/logo.svg';
import { subscribe } from '../../router/hashStore.ts';
import { Link } from '../../router/Link.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Header.module.css';

const links = [
  { to: sitePaths.inicio, page: 'inicio', text: siteTexts.menu.inicio },
  { to: sitePaths.proyectos, page: 'proyectos', text: siteTexts.menu.proyectos },
  { to: sitePaths.integrantes, page: 'integrantes', text: siteTexts.menu.integrantes },
] as const;

/** The top navigation bar; collapsible on small screens. */
export function Header({ path }: { path: string }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const nav = useRef<HTMLElement>(null);
  const { page } = matchRoute(path);
  const close = () => setOpen(false);
  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && nav.current?.contains(target))) setOpen(false);
    };
    // Not `click`: Safari on iOS sends none for a tap on plain content.
    document.addEventListener('pointerdown', closeOutside);
    const unsubscribe = subscribe(() => setOpen(false));
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      unsubscribe();
    };
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
          <img src={logo} alt="" width={48} height={48} />
          <span>
            <strong>{siteTexts.site.title}</strong>
            <small>{siteTexts.site.motto}</small>
          </span>
        </Link>
        <nav ref={nav} className={styles.nav} aria-label={siteTexts.site.navigation} onKeyDown={closeOnEscape}>
          <button
            ref={button}
            type="button"
            className={styles.button}
            aria-expanded={open}
            aria-controls="menu-principal"
            aria-label={open ? siteTexts.site.closeMenu : siteTexts.site.openMenu}
            onClick={() => setOpen(!open)}
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
