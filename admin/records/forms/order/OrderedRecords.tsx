import { Box } from '@mui/material';
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { type GetListResult, useDataProvider } from 'react-admin';
import { messages } from '../../../../contract/calls/messages.ts';
import type { OrderedResource } from '../../../../contract/resources/resources.ts';
import { fieldsOf } from '../../../../contract/values/tolerant.ts';
import type { PortalDataProvider } from '../../../../dataProvider/index.ts';
import { failureText } from '../../../feedback/failureText.ts';
import { useToast } from '../../../feedback/useToast.tsx';
import { Announcement } from './Announcement.tsx';
import { dropAt, type MoveAction, OrderedRow } from './OrderedRow.tsx';
import { useRowDrag } from './useRowDrag.ts';
import { useRowFocus } from './useRowFocus.ts';

export interface OrderedRecord {
  id: number;
  nombre: string;
}

interface OrderedRecordsProps<R extends OrderedRecord> {
  recurso: OrderedResource;
  records: readonly R[];
  /** what a row shows; the name by default */
  content?: (record: R) => ReactNode;
}

/** Records without a place come last. */
function inOrder<R extends { id: number }>(records: readonly R[], ids: readonly number[]): readonly R[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: R) => places.get(id) ?? Number.POSITIVE_INFINITY;
  return records.toSorted((a, b) => placeOf(a) - placeOf(b) || 0);
}

const isOrdered = ({ queryKey }: Query): boolean => fieldsOf(fieldsOf(queryKey[2]).sort).field === 'orden';

/** Shows an order that was stored, also if the list cannot be read again. */
function showOrder(queryClient: QueryClient, recurso: OrderedResource, ids: readonly number[]): void {
  queryClient.setQueriesData<GetListResult>({ queryKey: [recurso, 'getList'], predicate: isOrdered }, (list) =>
    list === undefined ? list : { ...list, data: [...inOrder(list.data, ids)] },
  );
}

/** The records in an order, and its changes, which are stored one after the other. */
function useOrder<R extends OrderedRecord>(recurso: OrderedResource, records: readonly R[]) {
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const sending = useRef(Promise.resolve());
  const dataProvider = useDataProvider<PortalDataProvider>();
  const queryClient = useQueryClient();
  const toast = useToast();
  const rows = ids === null ? records : inOrder(records, ids);

  const move = (from: number, to: number) => {
    const order = rows.map(({ id }) => id);
    order.splice(to, 0, ...order.splice(from, 1));
    setIds(order);
    const send = async () => {
      try {
        await dataProvider.orderRecords(recurso, order);
        showOrder(queryClient, recurso, order);
      } catch (error) {
        setIds(null);
        toast('error', failureText(error, messages.orden.failed));
      }
    };
    const sent = sending.current.then(send);
    sending.current = sent;
    // Once the stored order is there, it counts: somebody else may change it.
    void sent
      .then(() => queryClient.invalidateQueries())
      .then(() => {
        if (sending.current === sent) setIds(null);
      });
  };
  return { rows, move };
}

/** The rows of a list that are ordered by pointer and by keyboard. */
export function OrderedRecords<R extends OrderedRecord>({ recurso, records, content }: OrderedRecordsProps<R>) {
  const list = useRef<HTMLOListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { rows, move } = useOrder(recurso, records);
  const { focusMoved } = useRowFocus(list, rows);

  const moveRow = (from: number, to: number) => {
    setAnnouncement(`${rows[from]?.nombre}: puesto ${to + 1} de ${rows.length}`);
    move(from, to);
  };
  const { drag, start } = useRowDrag(list, moveRow);
  // The order that a drag began with: its places are counted in it.
  const [dragged, setDragged] = useState<readonly number[]>([]);
  const shown = drag === null ? rows : inOrder(rows, dragged);
  const step = (index: number, action: MoveAction) => {
    const to = action === 'up' ? index - 1 : index + 1;
    focusMoved(to, action);
    moveRow(index, to);
  };

  return (
    <Box sx={{ position: 'relative' }}>
      <Box component="ol" ref={list} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {shown.map((record, index) => (
          <OrderedRow
            key={record.id}
            name={record.nombre}
            content={content === undefined ? `${index + 1}. ${record.nombre}` : content(record)}
            isFirst={index === 0}
            isLast={index === shown.length - 1}
            drop={dropAt(drag, index)}
            isDragged={drag?.from === index}
            onDragStart={(event) => {
              setDragged(shown.map(({ id }) => id));
              start(index, event);
            }}
            onMove={(action) => step(index, action)}
          />
        ))}
      </Box>
      <Announcement text={announcement} />
    </Box>
  );
}
