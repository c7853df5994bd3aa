import type { ReactNode } from 'react';
import { longDate } from '../../../i18n/dates.ts';
import styles from './FactList.module.css';

export interface Fact {
  term: string;
  /** a string is a text that people wrote; without values, the fact is left out */
  values: readonly ReactNode[];
}

/** Without text, it is left out. */
export const textFact = (term: string, text: string): Fact => ({ term, values: text === '' ? [] : [text] });

/** A fact of one day; '' without any. */
export const dayFact = (term: string, day: string): Fact => ({
  term,
  values:
    day === ''
      ? []
      : [
          <time key={day} dateTime={day}>
            {longDate(day)}
          </time>,
        ],
});

/** A text that people wrote, below its heading. */
export const TextSection = ({ title, text }: { title: string; text: string }) => (
  <section>
    <h2>{title}</h2>
    <p dir="auto">{text}</p>
  </section>
);

/** Short texts that people wrote, below their heading; renders nothing without any. */
export function Badges({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="etiquetas">
        {[...new Set(items)].map((item) => (
          <li key={item} dir="auto" className="etiqueta">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(({ values }) => values.length > 0)
      .map(({ term, values }) => (
        <div key={term}>
          <dt>{term}</dt>
          {values.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the values of a fact do not move
            <dd key={index} dir={typeof value === 'string' ? 'auto' : undefined}>
              {value}
            </dd>
          ))}
        </div>
      ))}
  </dl>
);

interface DetailColumnsProps {
  facts: readonly Fact[];
  links?: ReactNode;
  children: ReactNode;
}

/** The facts of a record beside its texts: first in the document and at the side on wide screens. */
export function DetailColumns({ facts, links, children }: DetailColumnsProps) {
  return (
    <div className="columnas">
      <aside className={styles.side}>
        <FactList facts={facts} />
        {links}
      </aside>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
