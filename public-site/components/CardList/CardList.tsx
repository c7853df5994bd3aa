import type { ReactNode } from 'react';
import styles from './CardList.module.css';
import { FIRST_BATCH, useProgressiveRender } from './useProgressiveRender.ts';

interface CardListProps<T> {
  /** in the order of the reader; kept between renders */
  items: readonly T[];
  /** those that a filter lets through, in the same order; all of them without one */
  visible?: readonly T[];
  keyOf: (item: T) => number;
  card: (item: T) => ReactNode;
  /** two in a row, for a few */
  pairs?: boolean;
}

/** Cards in rows, of which there may be thousands. */
export function CardList<T>({ items, visible = items, keyOf, card, pairs = false }: CardListProps<T>) {
  const rendered = useProgressiveRender(items, visible);
  return (
    <ul className={`rejilla ${pairs ? 'pares' : ''} ${items.length > FIRST_BATCH ? styles.long : ''}`}>
      {rendered.map(({ item, hidden }) => (
        <li key={keyOf(item)} hidden={hidden}>
          {card(item)}
        </li>
      ))}
    </ul>
  );
}
