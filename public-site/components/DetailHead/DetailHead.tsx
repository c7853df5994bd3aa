import type { ReactNode } from 'react';
import styles from './DetailHead.module.css';

interface DetailHeadProps {
  /** type or state */
  badge: ReactNode;
  title: string;
}

/** Characters; longer titles have a smaller font size. */
const LONG_TITLE = 90;

/** The header of a project or product page. */
export function DetailHead({ badge, title }: DetailHeadProps) {
  return (
    <header className={styles.head}>
      {badge}
      <h1 dir="auto" className={title.length > LONG_TITLE ? styles.long : undefined}>
        {title}
      </h1>
    </header>
  );
}
