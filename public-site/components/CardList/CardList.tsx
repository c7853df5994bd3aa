import { type ReactNode, useMemo } from 'react';
import { useQuery } from '../../router/useQuery.ts';
import { Pager } from '../Pager/Pager.tsx';
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
  /** `pagina` in the query selects a part of the list */
  paged?: boolean;
}

/** The page in the query, from 1; 0 if there is none. */
function usePagina(paged: boolean): number {
  const [query] = useQuery();
  const pagina = Number(query.get('pagina'));
  return paged && Number.isSafeInteger(pagina) && pagina > 0 ? pagina : 0;
}

/** A grid of cards, possibly thousands. */
export function CardList<T>({ items, visible = items, keyOf, card, pairs = false, paged = false }: CardListProps<T>) {
  const pagina = usePagina(paged);
  const shown = useMemo(
    () => (pagina === 0 ? visible : visible.slice((pagina - 1) * FIRST_BATCH, pagina * FIRST_BATCH)),
    [visible, pagina],
  );
  const rendered = useProgressiveRender(items, shown);
  return (
    <>
      <ul className={`rejilla ${pairs ? 'pares' : ''} ${items.length > FIRST_BATCH ? styles.long : ''}`}>
        {rendered.map(({ item, hidden }) => (
          <li key={keyOf(item)} hidden={hidden}>
            {card(item)}
          </li>
        ))}
      </ul>
      {paged && <Pager current={pagina} count={Math.ceil(visible.length / FIRST_BATCH)} />}
    </>
  );
}
