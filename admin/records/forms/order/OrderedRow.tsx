import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DragIcon from '@mui/icons-material/DragIndicator';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import { type PointerEvent, type ReactNode, useId, useState } from 'react';
import type { RowDrag } from './useRowDrag.ts';

export type MoveAction = 'up' | 'down';

export interface RowPlace {
  isFirst: boolean;
  isLast: boolean;
  drop: 'before' | 'after' | null;
  isDragged: boolean;
  onDragStart: (event: PointerEvent) => void;
  onMove: (action: MoveAction) => void;
}

interface OrderedRowProps extends RowPlace {
  /** what the names of the buttons end with: 'Subir {name}' */
  name: string;
  content: ReactNode;
  /** in the row's line, such as a switch */
  beside?: ReactNode;
  /** fields of the row, shown on demand or while they have an error */
  fields?: ReactNode;
  startsOpen?: boolean;
  hasError?: boolean;
  onRemove?: (() => void) | undefined;
}

const BUTTONS = {
  edit: { label: 'Editar', Icon: EditIcon },
  up: { label: 'Subir', Icon: UpIcon },
  down: { label: 'Bajar', Icon: DownIcon },
  remove: { label: 'Quitar', Icon: DeleteIcon },
} as const;

/** The side of the row at `index` where a dragged row would be dropped. */
export function dropAt(drag: RowDrag | null, index: number): RowPlace['drop'] {
  if (drag === null || drag.to !== index || drag.from === index) return null;
  return drag.from < index ? 'after' : 'before';
}

/** A row that is moved by its handle, or by 'Subir' and 'Bajar'. */
export function OrderedRow({
  name,
  content,
  beside,
  fields,
  startsOpen = false,
  hasError = false,
  ...row
}: OrderedRowProps) {
  const { isFirst, isLast, drop, isDragged, onDragStart, onMove, onRemove } = row;
  const [isOpened, setOpened] = useState(startsOpen);
  const fieldsId = useId();
  const isOpen = isOpened || hasError;
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
        <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>{content}</Box>
        {beside}
        <Box sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
          {fields === undefined ? null : (
            <RowButton
              action="edit"
              name={name}
              expanded={{ isOpen, controls: fieldsId }}
              onClick={() => setOpened(!isOpen)}
            />
          )}
          <RowButton action="up" name={name} disabled={isFirst} onClick={() => onMove('up')} />
          <RowButton action="down" name={name} disabled={isLast} onClick={() => onMove('down')} />
          {onRemove === undefined ? null : <RowButton action="remove" name={name} onClick={onRemove} />}
        </Box>
      </Box>
      {fields === undefined ? null : <Box id={fieldsId}>{isOpen ? fields : null}</Box>}
    </Box>
  );
}

interface RowButtonProps {
  action: keyof typeof BUTTONS;
  name: string;
  disabled?: boolean;
  expanded?: { isOpen: boolean; controls: string };
  onClick: () => void;
}

function RowButton({ action, name, disabled = false, expanded, onClick }: RowButtonProps) {
  const { label, Icon } = BUTTONS[action];
  const button = (
    <IconButton
      size="small"
      data-action={action}
      aria-label={`${label} ${name}`.trim()}
      disabled={disabled}
      onClick={onClick}
      {...(expanded && { 'aria-expanded': expanded.isOpen, 'aria-controls': expanded.controls })}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
  // A tooltip needs events, which a disabled button does not fire.
  return disabled ? button : <Tooltip title={expanded?.isOpen ? 'Cerrar' : label}>{button}</Tooltip>;
}
