import { type MouseEvent, type ReactNode, useRef } from 'react';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { useInicio } from '../../data/InicioContext.tsx';
import { useRouteChange } from '../../router/useRouteChange.ts';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { ScrollToTop } from '../ScrollToTop/ScrollToTop.tsx';
import styles from './Layout.module.css';

interface LayoutProps {
  /** where the visitor is */
  path: string;
  children: ReactNode;
}

/** What all public pages share. */
export function Layout({ path, children }: LayoutProps) {
  const main = useRef<HTMLElement>(null);
  const inicio = useInicio();
  useRouteChange(path, main);
  const goToContent = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className="sitio">
      {/* biome-ignore lint/a11y/useValidAnchor: it is one, but the hash is the router's: following it would leave the page */}
      <a className={styles.skip} href="#contenido" onClick={goToContent}>
        {siteTexts.site.skipToContent}
      </a>
      <Header path={path} />
      <main id="contenido" ref={main} tabIndex={-1}>
        {children}
      </main>
      <Footer inicio={inicio.status === 'ready' ? inicio.data.inicio : null} />
      <ScrollToTop />
    </div>
  );
}
