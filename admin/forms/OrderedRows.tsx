import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DragIcon from '@mui/icons-material/DragIndicator';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import { type PointerEvent, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { firstMessage } from './InvalidFormToast.tsx';
import { useRowDrag } from './useRowDrag.ts';

type Action = 'edit' | 'up' | 'down' | 'remove';

interface OrderedRowsProps<T extends object> {
  source: string;
  /** accessible name of the list */
  label: string;
  /** name of a row in its buttons and in announcements */
  nameOf: (item: T, index: number) => string;
  /** in the row's line, such as a switch */
  beside?: (source: string, item: T) => ReactNode;
  /** fields of a row, shown on demand */
  fields: (source: string, item: T) => ReactNode;
  /** rows can be removed if it is true */
  removable?: boolean;
  /** below the rows; its argument appends one */
  adding?: (append: (item: T) => void, count: number) => ReactNode;
}

const ANY_MOVE = '[data-action="up"]:not([disabled]), [data-action="down"]:not([disabled])';

/** A list that is ordered by drag handle, or by 'Subir' and 'Bajar'. */
export function OrderedRows<T extends object>(props: OrderedRowsProps<T>) {
  const { source, label, nameOf, beside, fields: fieldsOf, removable = false, adding } = props;
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<{ index: number; selector: string } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const { fields, append, remove, move } = useFieldArray<Record<string, object[]>>({ name: source });
  // Watched values lag one render behind a change of the rows.
  const values: readonly T[] = useWatch({ name: source }) ?? [];
  const errors = useFormState().errors[source] as Record<number, unknown> | undefined;
  const itemAt = (index: number): T => values[index] ?? (fields[index] as unknown as T);

  const moveRow = (from: number, to: number) => {
    move(from, to);
    setAnnouncement(`${nameOf(itemAt(from), from)}: puesto ${to + 1} de ${fields.length}`);
  };
  const { drag, start } = useRowDrag(list, moveRow);

  // A moved row loses the focus, because its element is inserted again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the rows
  useEffect(() => {
    const next = focusNext.current;
    if (next === null) return;
    focusNext.current = null;
    const row = list.current?.children[next.index];
    (row?.querySelector<HTMLElement>(next.selector) ?? row?.querySelector<HTMLElement>(ANY_MOVE))?.focus();
  }, [fields]);

  const step = (index: number, action: 'up' | 'down') => {
    const to = action === 'up' ? index - 1 : index + 1;
    focusNext.current = { index: to, selector: `[data-action="${action}"]:not([disabled])` };
    moveRow(index, to);
  };
  const removeRow = (index: number) => {
    focusNext.current = { index: Math.min(index, fields.length - 2), selector: '[data-action="remove"]' };
    setAnnouncement(`${nameOf(itemAt(index), index)}: se quitó de la lista`);
    remove(index);
  };

  return (
    <Box role="group" aria-label={label} data-field={source} sx={{ width: '100%', mb: 1, position: 'relative' }}>
      <Box component="ol" ref={list} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {fields.map(({ id }, index) => {
          const rowSource = `${source}.${index}`;
          return (
            <Row
              key={id}
              name={nameOf(itemAt(index), index)}
              isFirst={index === 0}
              isLast={index === fields.length - 1}
              hasError={firstMessage(errors?.[index]) !== ''}
              drop={drag?.to === index && drag.from !== index ? (drag.from < index ? 'after' : 'before') : null}
              isDragged={drag?.from === index}
              beside={beside?.(rowSource, itemAt(index))}
              onDragStart={(event) => start(index, event)}
              onMove={(action) => step(index, action)}
              onRemove={removable ? () => removeRow(index) : null}
            >
              {fieldsOf(rowSource, itemAt(index))}
            </Row>
          );
        })}
      </Box>
      {adding?.((item) => append(item), fields.length)}
      <Box
        role="status"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {announcement}
      </Box>
    </Box>
  );
}

interface RowProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  hasError: boolean;
  /** where a dragged row would be dropped */
  drop: 'before' | 'after' | null;
  isDragged: boolean;
  beside: ReactNode;
  onDragStart: (event: PointerEvent) => void;
  onMove: (action: 'up' | 'down') => void;
  onRemove: (() => void) | null;
  children: ReactNode;
}

function Row({ name, isFirst, isLast, hasError, drop, isDragged, beside, children, ...handlers }: RowProps) {
  const { onDragStart, onMove, onRemove } = handlers;
  const [isOpened, setOpened] = useState(name === '');
  const fieldsId = useId();
  const isOpen = isOpened || hasError;
  const small = { fontSize: 'small' } as const;
  return (
    <Box
      component="li"
      sx={{
        py: 0.5,
        opacity: isDragged ? 0.5 : 1,
        borderBottom: '1px solid',
        borderColor: 'divider',
        boxShadow: ({ palette }) =>
          drop === null ? 'none' : `inset 0 ${drop === 'before' ? 3 : -3}px 0 ${palette.primary.main}`,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Box
          aria-hidden
          title="Arrastre para cambiar el orden"
          onPointerDown={onDragStart}
          sx={{ display: 'flex', cursor: 'grab', touchAction: 'none', color: 'text.secondary' }}
        >
          <DragIcon />
        </Box>
        <Box sx={{ flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Box>
        {beside}
        <Box sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
          <RowButton
            action="edit"
            tip={isOpen ? 'Cerrar' : 'Editar'}
            name={name}
            icon={<EditIcon {...small} />}
            expanded={{ isOpen, controls: fieldsId }}
            onClick={() => setOpened(!isOpen)}
          />
          <RowButton
            action="up"
            tip="Subir"
            name={name}
            icon={<UpIcon {...small} />}
            disabled={isFirst}
            onClick={() => onMove('up')}
          />
          <RowButton
            action="down"
            tip="Bajar"
            name={name}
            icon={<DownIcon {...small} />}
            disabled={isLast}
            onClick={() => onMove('down')}
          />
          {onRemove === null ? null : (
            <RowButton action="remove" tip="Quitar" name={name} icon={<DeleteIcon {...small} />} onClick={onRemove} />
          )}
        </Box>
      </Box>
      <Box id={fieldsId} sx={{ pl: { sm: 4 } }}>
        {isOpen ? children : null}
      </Box>
    </Box>
  );
}

interface RowButtonProps {
  action: Action;
  tip: string;
  name: string;
  icon: ReactElement;
  disabled?: boolean;
  expanded?: { isOpen: boolean; controls: string };
  onClick: () => void;
}

function RowButton({ action, tip, name, icon, disabled = false, expanded, onClick }: RowButtonProps) {
  const button = (
    <IconButton
      size="small"
      data-action={action}
      aria-label={`${action === 'edit' ? 'Editar' : tip} ${name}`.trim()}
      disabled={disabled}
      onClick={onClick}
      {...(expanded && { 'aria-expanded': expanded.isOpen, 'aria-controls': expanded.controls })}
    >
      {icon}
    </IconButton>
  );
  // A tooltip needs events, which a disabled button does not fire.
  return disabled ? button : <Tooltip title={tip}>{button}</Tooltip>;
}
