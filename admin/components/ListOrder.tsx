import { type SortPayload, useListContext, useTranslate } from 'react-admin';
import { LAST_CHANGE } from '../../dataProvider/core/lastChanges.ts';
import { fieldLabel } from '../display/fieldLabel.ts';
import { BY_LAST_CHANGE, OrderSelect } from './OrderSelect.tsx';

const LATEST_FIRST: SortPayload = { field: LAST_CHANGE, order: 'DESC' };

const idOf = ({ field, order }: SortPayload): string => `${field} ${order}`;

/** The order of a list: its first one, by the last change, or the one that a column's heading gave it. */
export function ListOrder({ first }: { first: SortPayload }) {
  const { resource, sort, setSort } = useListContext();
  const translate = useTranslate();
  const offered = [first, LATEST_FIRST];
  const orders = offered.some((order) => idOf(order) === idOf(sort)) ? offered : [...offered, sort];
  const nameOf = (order: SortPayload): string => {
    const field = order.field === LAST_CHANGE ? BY_LAST_CHANGE : fieldLabel(resource, order.field);
    return offered.includes(order) ? field : `${field}, ${translate(`ra.sort.${order.order}`)}`;
  };
  return (
    <OrderSelect
      value={idOf(sort)}
      choices={orders.map((order) => ({ id: idOf(order), name: nameOf(order) }))}
      onChange={(id) => {
        const chosen = orders.find((order) => idOf(order) === id);
        if (chosen !== undefined) setSort(chosen);
      }}
    />
  );
}
