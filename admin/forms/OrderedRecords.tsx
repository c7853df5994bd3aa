import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DragIcon from '@mui/icons-material/DragIndicator';
import { Box, IconButton } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { messages } from '../../contract/messages.ts';
import type { OrderedResource } from '../../contract/ordered.ts';
import type { PortalDataProvider } from '../../dataProvider/index.ts';
import { failureText } from '../feedback/failureText.ts';
import { useToast } from '../feedback/useToast.tsx';
import { useRowDrag } from './useRowDrag.ts';

type Action = 'up' | 'down';

export interface OrderedRecord {
  id: number;
  nombre: string;
}

interface OrderedRecordsProps<R extends OrderedRecord> {
  recurso: OrderedResource;
  /** all records, in their order */
  records: readonly R[];
  /** what a row shows; the name by default */
  content?: (record: R) => ReactNode;
}

/** The records in an order, and its changes, which are stored one after the other. */
function useOrder<R extends OrderedRecord>(recurso: OrderedResource, records: readonly R[]) {
  const [ids, setIds] = useState<readonly number[] | null>(null);
  const sending = useRef(Promise.resolve());
  const dataProvider = useDataProvider<PortalDataProvider>();
  const refresh = useRefresh();
  const toast = useToast();
  const placeOf = ({ id }: R) => (ids?.includes(id) ? ids.indexOf(id) : Number.POSITIVE_INFINITY);
  const rows = ids === null ? records : records.toSorted((a, b) => placeOf(a) - placeOf(b) || 0);

  const move = (from: number, to: number) => {
    const order = rows.map(({ id }) => id);
    order.splice(to, 0, ...order.splice(from, 1));
    setIds(order);
    const send = async () => {
      try {
        await dataProvider.orderRecords(recurso, order);
        refresh();
      } catch (error) {
        setIds(null);
        toast('error', failureText(error, messages.orden.failed));
        refresh();
      }
    };
    sending.current = sending.current.then(send);
  };
  return { rows, move };
}

/** The rows of a list that are ordered by pointer and by keyboard. */
export function OrderedRecords<R extends OrderedRecord>({ recurso, records, content }: OrderedRecordsProps<R>) {
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<{ id: number; action: Action } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const { rows, move } = useOrder(recurso, records);

  const moveRow = (from: number, to: number) => {
    setAnnouncement(`${rows[from]?.nombre}: puesto ${to + 1} de ${rows.length}`);
    move(from, to);
  };
  const { drag, start } = useRowDrag(list, moveRow);
  const step = (index: number, action: Action) => {
    const id = rows[index]?.id ?? 0;
    focusNext.current = { id, action };
    moveRow(index, action === 'up' ? index - 1 : index + 1);
  };

  // A moved row loses the focus, because its element is inserted again; at the end of the list its button is disabled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the rows
  useEffect(() => {
    const next = focusNext.current;
    if (next === null) return;
    focusNext.current = null;
    const row = list.current?.querySelector(`[data-row="${next.id}"]`);
    const enabled = row?.querySelector<HTMLElement>(`[data-action="${next.action}"]:not([disabled])`);
    (enabled ?? row?.querySelector<HTMLElement>('[data-action]:not([disabled])'))?.focus();
  }, [rows]);

  const dropAt = (index: number) => {
    if (drag === null || drag.to !== index || drag.from === index) return 'none';
    return drag.from < index ? -3 : 3;
  };
  return (
    <>
      <Box component="ol" ref={list} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {rows.map((record, index) => {
          const drop = dropAt(index);
          return (
            <Box
              component="li"
              key={record.id}
              data-row={record.id}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 1,
                py: 0.75,
                opacity: drag?.from === index ? 0.5 : 1,
                borderBottom: '1px solid',
                borderColor: 'divider',
                boxShadow: ({ palette }) => (drop === 'none' ? 'none' : `inset 0 ${drop}px 0 ${palette.primary.main}`),
              }}
            >
              <Box
                aria-hidden
                title="Arrastre para cambiar el orden"
                onPointerDown={(event) => start(index, event)}
                sx={{ display: 'flex', cursor: 'grab', touchAction: 'none', color: 'text.secondary' }}
              >
                <DragIcon />
              </Box>
              <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
                {content === undefined ? `${index + 1}. ${record.nombre}` : content(record)}
              </Box>
              <Box sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
                <IconButton
                  data-action="up"
                  aria-label={`Subir ${record.nombre}`}
                  title="Subir"
                  disabled={index === 0}
                  onClick={() => step(index, 'up')}
                >
                  <UpIcon fontSize="small" />
                </IconButton>
                <IconButton
                  data-action="down"
                  aria-label={`Bajar ${record.nombre}`}
                  title="Bajar"
                  disabled={index === rows.length - 1}
                  onClick={() => step(index, 'down')}
                >
                  <DownIcon fontSize="small" />
                </IconButton>
              </Box>
            </Box>
          );
        })}
      </Box>
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {announcement}
      </Box>
    </>
  );
}
