import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DragIcon from '@mui/icons-material/DragIndicator';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, Chip, IconButton, Tooltip, Typography } from '@mui/material';
import { type PointerEvent, type ReactElement, useId, useState } from 'react';
import type { Persona } from '../../../contract/bibliography/persona.ts';
import { InstitutionFields, PersonFields } from './PersonaFields.tsx';
import type { MoveAction } from './PersonasInput.tsx';

interface PersonaRowProps {
  source: string;
  persona: Persona;
  isInstitution: boolean;
  name: string;
  position: number;
  count: number;
  /** the members that rows of the list already are */
  linked: readonly number[];
  hasError: boolean;
  /** where a dragged row would be dropped */
  drop: 'before' | 'after' | null;
  isDragged: boolean;
  onDragStart: (event: PointerEvent) => void;
  onMove: (action: MoveAction) => void;
  onRemove: () => void;
}

/** One author or editor as a line; its fields are shown on demand, if it has no name yet, or if they have an error. */
export function PersonaRow(props: PersonaRowProps) {
  const { source, persona, isInstitution, name, position, count, linked, hasError, drop, isDragged } = props;
  const { onDragStart, onMove, onRemove } = props;
  const [isOpened, setOpened] = useState(persona.apellidos === '' && persona.nombre_corporativo === '');
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
        <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
          {position + 1}. {name}
          {persona.orcid === '' ? null : (
            <Typography component="span" variant="body2" sx={{ ml: 1, color: 'text.secondary' }}>
              {persona.orcid}
            </Typography>
          )}
          {persona.integrante_id === null ? null : (
            <Chip size="small" color="success" variant="outlined" label="Integrante" sx={{ ml: 1 }} />
          )}
        </Box>
        <Box sx={{ ml: 'auto', whiteSpace: 'nowrap' }}>
          <RowButton
            action="edit"
            tip={isOpen ? 'Cerrar' : 'Editar'}
            name={`Editar a ${name}`}
            icon={<EditIcon fontSize="small" />}
            expanded={{ isOpen, controls: fieldsId }}
            onClick={() => setOpened(!isOpen)}
          />
          <RowButton
            action="up"
            tip="Subir"
            name={`Subir a ${name}`}
            icon={<UpIcon fontSize="small" />}
            disabled={position === 0}
            onClick={() => onMove('up')}
          />
          <RowButton
            action="down"
            tip="Bajar"
            name={`Bajar a ${name}`}
            icon={<DownIcon fontSize="small" />}
            disabled={position === count - 1}
            onClick={() => onMove('down')}
          />
          <RowButton
            action="remove"
            tip="Quitar"
            name={`Quitar a ${name}`}
            icon={<DeleteIcon fontSize="small" />}
            onClick={onRemove}
          />
        </Box>
      </Box>
      <Box id={fieldsId}>
        {isOpen && isInstitution ? <InstitutionFields source={source} /> : null}
        {isOpen && !isInstitution ? <PersonFields source={source} persona={persona} linked={linked} /> : null}
      </Box>
    </Box>
  );
}

interface RowButtonProps {
  action: MoveAction | 'edit' | 'remove';
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
      aria-label={name}
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
