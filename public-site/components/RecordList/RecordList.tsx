import type { ReactNode } from 'react';
import type { LoadState } from '../../data/loadState.ts';
import { CardList, type CardListProps } from '../CardList/CardList.tsx';
import { Loader } from '../Message/Loader.tsx';
import { Message } from '../Message/Message.tsx';

interface NumberTexts {
  count: (total: number) => string;
  showing?: (shown: number, total: number) => string;
}

/** @param total of all records, while the list is filtered */
function numberText({ count, showing = count }: NumberTexts, shown: number, total: number | null): string {
  if (total !== null) return showing(shown, total);
  return shown === 0 ? '' : count(shown);
}

interface RecordListProps<T extends { id: number }> extends Omit<CardListProps<T>, 'items' | 'visible'> {
  state: LoadState<unknown>;
  /** in their order; null while they load. A stable reference, as is `visible`, the filtered items in the same order */
  items: readonly T[] | null;
  visible?: readonly T[] | null;
  isFiltered?: boolean;
  /** the number of records, and of those that the filters select; absent where it is not shown */
  texts?: NumberTexts | undefined;
  /** the text of the loader, where it is not the usual one */
  loading?: string;
  /** in place of the records after a failure; without it the loader stays */
  failure?: ReactNode;
  /** in place of an empty list, with what it offers */
  none: string;
  action?: ReactNode;
  /** beside the number of records; without it the number has no line while they load */
  beside?: ReactNode;
  /** another form of the list than its cards */
  children?: ReactNode;
  /** look of that line */
  head?: string | undefined;
}

/** The records of a list as cards, and what stands in their place; above them their number. */
export function RecordList<T extends { id: number }>({
  state,
  items,
  visible = items,
  isFiltered = false,
  texts,
  loading,
  failure,
  none,
  action,
  beside,
  head = '',
  paged = false,
  children,
  ...cards
}: RecordListProps<T>) {
  const isKnown = state.status === 'ready';
  const shown = visible?.length ?? 0;
  return (
    <>
      {texts !== undefined && (visible !== null || beside !== undefined) && (
        <div className={`bajo-el-filtro ${head}`.trim()}>
          <p role="status" className="recuento">
            {isKnown && visible !== null && numberText(texts, shown, isFiltered ? (items?.length ?? 0) : null)}
          </p>
          {beside}
        </div>
      )}
      {visible === null && <Loader {...(loading && { text: loading })} state={state} />}
      {state.status === 'failed' && failure}
      {isKnown && visible !== null && shown === 0 && <Message action={action}>{none}</Message>}
      {items !== null &&
        visible !== null &&
        (children ?? <CardList items={items} visible={visible} {...cards} paged={paged && isKnown} />)}
    </>
  );
}
