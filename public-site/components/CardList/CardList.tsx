import { Fragment, type ReactNode } from 'react';
import { PAGE_SIZE } from '../../../contract/addresses/listQueries.ts';
import styles from './CardList.module.css';
import { Pager } from './Pager.tsx';
import { useListPart } from './useListPart.ts';

/** Cards in the widest row. At the top of a page their pictures load at once, those below only when they come near. */
export const FIRST_ROW = 3;

interface CardGroup<T> {
  key: string;
  /** shown above the group's cards, if there are any */
  heading: ReactNode;
  has: (item: T) => boolean;
  /** its first card is large */
  leads?: boolean;
}

export interface CardListProps<T extends { id: number }> {
  /** a stable reference */
  items: readonly T[];
  /** the filtered items in the same order; all by default */
  visible?: readonly T[];
  card: (item: T) => ReactNode;
  /** each item belongs to one of them; by default there is one without a heading */
  groups?: readonly CardGroup<T>[];
  /** how many cards the first render has */
  firstBatch?: number;
  /** the first card is large */
  leads?: boolean;
  /** a part of a page: on a phone its cards stand side by side, so that what follows is not far away */
  strip?: boolean;
  /** one below the other, as wide as the page */
  rows?: boolean;
  /** `pagina` in the query selects a part of the list, which is known */
  paged?: boolean;
}

const ONE_GROUP: readonly CardGroup<unknown>[] = [{ key: 'all', heading: null, has: () => true }];

export function CardList<T extends { id: number }>({
  items,
  visible = items,
  card,
  groups = ONE_GROUP,
  firstBatch = PAGE_SIZE,
  leads = false,
  strip = false,
  rows = false,
  paged = false,
}: CardListProps<T>) {
  const { rendered, pages } = useListPart(items, visible, paged, firstBatch);
  const look = rows ? styles.rows : `rejilla ${strip ? styles.strip : ''}`;
  return (
    <>
      {groups.map(({ key, heading, has, leads: groupLeads = leads }) => {
        const cards = rendered.filter(({ item }) => has(item));
        const isLong = items.filter(has).length > PAGE_SIZE;
        return (
          <Fragment key={key}>
            {cards.some(({ hidden }) => !hidden) && heading}
            {cards.length > 0 && (
              <ul
                className={`${look} ${groupLeads ? `columnas-propias ${styles.leads}` : ''} ${isLong ? `larga ${styles.long}` : ''}`}
              >
                {cards.map(({ item, hidden }) => (
                  <li key={item.id} hidden={hidden}>
                    {card(item)}
                  </li>
                ))}
              </ul>
            )}
          </Fragment>
        );
      })}
      {paged && <Pager pages={pages} />}
    </>
  );
}
