import { type MouseEvent, type ReactNode, useRef } from 'react';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { useInicio } from '../../data/InicioContext.tsx';
import { CONTENT_ID } from '../../router/hashAddress.ts';
import { useRouteChange } from '../../router/useRouteChange.ts';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import styles from './Layout.module.css';
import { PrintFoot } from './PrintFoot.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';

export function Layout({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const inicio = useInicio();
  useRouteChange(main);
  const goToContent = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className="sitio">
      <a className={styles.skip} href={`#${CONTENT_ID}`} onClick={goToContent}>
        {siteTexts.site.skipToContent}
      </a>
      <Header />
      <main id={CONTENT_ID} ref={main} tabIndex={-1}>
        {children}
      </main>
      <PrintFoot />
      <Footer data={inicio.status === 'ready' ? inicio.data : null} />
      <ScrollToTop />
    </div>
  );
}
