import type { ReactNode } from 'react';
import { type Fact, FactList } from '../FactList/FactList.tsx';
import styles from './DetailColumns.module.css';

interface DetailColumnsProps {
  facts: readonly Fact[];
  links?: ReactNode;
  children: ReactNode;
}

/** The facts of a record beside its texts: first in the document and at the side on wide screens. */
export function DetailColumns({ facts, links, children }: DetailColumnsProps) {
  return (
    <div className={styles.columns}>
      <aside className={styles.side}>
        <FactList facts={facts} />
        {links}
      </aside>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
