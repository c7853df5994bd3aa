import type { ReactNode } from 'react';
import styles from './DetailColumns.module.css';

export interface Fact {
  term: string;
  /** without values, the fact is left out */
  values: readonly { key: string; value: ReactNode; isPeoplesText?: boolean }[];
}

interface DetailColumnsProps {
  facts: readonly Fact[];
  /** links below the facts */
  links?: ReactNode;
  children: ReactNode;
}

/** The facts of a record beside its texts: first in the document and at the side on wide screens. */
export function DetailColumns({ facts, links, children }: DetailColumnsProps) {
  return (
    <div className={styles.columns}>
      <aside className={styles.side}>
        <dl className={styles.facts}>
          {facts
            .filter(({ values }) => values.length > 0)
            .map(({ term, values }) => (
              <div key={term}>
                <dt>{term}</dt>
                {values.map(({ key, value, isPeoplesText }) => (
                  <dd key={key} dir={isPeoplesText ? 'auto' : undefined}>
                    {value}
                  </dd>
                ))}
              </div>
            ))}
        </dl>
        {links}
      </aside>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
