import type { ReactNode } from 'react';
import { Share } from '../Share/Share.tsx';
import styles from './DetailHead.module.css';

interface DetailHeadProps {
  badge?: ReactNode;
  title: string;
  /** canonical path of the page */
  path: string;
  /** controls before 'Compartir'; those of no use on paper have the class 'solo-pantalla' */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Characters; longer titles have a smaller font size. */
const LONG_TITLE = 90;

export function DetailHead({ badge, title, path, actions, children }: DetailHeadProps) {
  return (
    <header className={styles.head}>
      {badge}
      <h1 dir="auto" className={title.length > LONG_TITLE ? styles.long : undefined}>
        {title}
      </h1>
      {children}
      {/* The title may be in another language. */}
      <div className={styles.actions} lang="es">
        {actions}
        <Share key={path} title={title} path={path} />
      </div>
    </header>
  );
}
