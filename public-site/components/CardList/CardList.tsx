import type { ReactNode } from 'react';
import styles from './CardList.module.css';
import { FIRST_BATCH, useProgressiveRender } from './useProgressiveRender.ts';

interface CardListProps<T> {
  /** a stable reference */
  items: readonly T[];
  /** the filtered items in the same order; all by default */
  visible?: readonly T[];
  keyOf: (item: T) => number;
  card: (item: T) => ReactNode;
  /** at most two per row */
  pairs?: boolean;
}

/** A grid of cards, possibly thousands. */
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
