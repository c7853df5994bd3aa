import type { ReactNode } from 'react';
import styles from './DetailHead.module.css';

interface DetailHeadProps {
  /** what kind of thing it is, or how it stands */
  badge: ReactNode;
  title: string;
}

/** Characters. Longer ones are sentences, and too loud in the size of a heading. */
const LONG = 90;

/** The head of the page of one project or product. */
export function DetailHead({ badge, title }: DetailHeadProps) {
  return (
    <header className={styles.head}>
      {badge}
      <h1 className={title.length > LONG ? styles.long : undefined}>{title}</h1>
    </header>
  );
}
