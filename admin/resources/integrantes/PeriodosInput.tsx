import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import LeaveIcon from '@mui/icons-material/LogoutOutlined';
import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  FormHelperText,
  IconButton,
  Stack,
  TextField,
  Tooltip,
  Typography,
} from '@mui/material';
import { useRef, useState } from 'react';
import { DateInput, useRecordContext } from 'react-admin';
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { isDate } from '../../../contract/fields/fields.ts';
import { PERIODOS_MAX } from '../../../contract/values/constants.ts';
import { hasLeft, lastDayOf, type Periodo } from '../../../contract/values/periodos.ts';
import type { Integrante } from '../../../dataProvider/resources/integrantes.ts';
import { integrantesTexts } from '../../../i18n/integrantesTexts.ts';
import { labels } from '../../../i18n/labels.ts';
import { resources } from '../../../i18n/resources.ts';
import { Modal } from '../../components/Modal.tsx';
import { Section } from '../../records/forms/inputs/Section.tsx';
import { useRowFocus } from '../../records/forms/order/useRowFocus.ts';
import { firstMessage } from '../../records/forms/state/firstMessage.ts';
import { formerText, periodosIn, todayInBogota, withLastDay } from './periodos.ts';

const SOURCE = 'periodos';
const NEW_PERIODO: Periodo = { desde: '', hasta: '' };

/** When the member is in the group. */
export function PeriodosInput() {
  const stored = useRecordContext<Integrante>();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { setValue } = useFormContext();
  const { fields, append, remove } = useFieldArray<Record<string, object[]>>({ name: SOURCE });
  const periodos = periodosIn(useWatch({ name: SOURCE }));
  const focus = useRowFocus(list, fields, addButton);
  const { message, root } = (useFormState().errors[SOURCE] ?? {}) as { message?: unknown; root?: unknown };
  const last = lastDayOf(periodos);
  const today = todayInBogota();
  // A record of another form may come without them.
  const hasLeftAlready = hasLeft(stored?.periodos ?? [], today);
  return (
    <Section
      title={resources.integrantes.fields[SOURCE]}
      level="p"
      help="Sin periodos, está en el grupo. El primer día o el último pueden quedar vacíos; el último aún cuenta."
    >
      <Box data-field={SOURCE}>
        <Box component="ol" ref={list} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {fields.map(({ id }, index) => (
            <Row
              key={id}
              index={index}
              onRemove={() => {
                focus.focusRemoved(index, fields.length);
                remove(index);
              }}
            />
          ))}
        </Box>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button
            ref={addButton}
            size="small"
            startIcon={<AddIcon />}
            disabled={fields.length >= PERIODOS_MAX}
            onClick={() => {
              focus.focusAdded(fields.length);
              append(NEW_PERIODO, { shouldFocus: false });
            }}
          >
            Agregar periodo
          </Button>
          {stored?.id !== undefined && (last === '' || last >= today) ? (
            <Button size="small" startIcon={<LeaveIcon />} onClick={() => setAsking(true)}>
              Se retiró
            </Button>
          ) : null}
        </Stack>
        <FormHelperText error>{firstMessage({ message }) || firstMessage(root)}</FormHelperText>
        <Typography variant="body2" role="status">
          {last === ''
            ? ''
            : `${last < today && hasLeftAlready ? `Está en «${integrantesTexts.former}»` : formerText(last, today)}.`}
        </Typography>
      </Box>
      {isAsking ? (
        <RetirementDialog
          onDone={(day) => {
            setValue(SOURCE, withLastDay(periodos, day), { shouldDirty: true });
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Section>
  );
}

/** A day needs more width than half a phone. */
const rowGrid = {
  display: 'grid',
  columnGap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"desde quitar" "hasta ."', sm: '"desde hasta quitar"' },
};

function Row({ index, onRemove }: { index: number; onRemove: () => void }) {
  const source = `${SOURCE}.${index}`;
  return (
    <li>
      <Box role="group" aria-label={`Periodo ${index + 1}`} sx={rowGrid}>
        <Box sx={{ gridArea: 'desde' }}>
          <DateInput source={`${source}.desde`} label={labels.periodo.desde} helperText={false} />
        </Box>
        <Box sx={{ gridArea: 'hasta' }}>
          <DateInput source={`${source}.hasta`} label={labels.periodo.hasta} helperText={false} />
        </Box>
        <Tooltip title="Quitar">
          <IconButton
            data-action="remove"
            aria-label={`Quitar el periodo ${index + 1}`}
            onClick={onRemove}
            sx={{ gridArea: 'quitar', mt: 1 }}
          >
            <DeleteIcon />
          </IconButton>
        </Tooltip>
      </Box>
    </li>
  );
}

interface RetirementDialogProps {
  /** gets the last day, 'YYYY-MM-DD' */
  onDone: (day: string) => void;
  onClose: () => void;
}

/** Asks for the last day of a member in the group; today at first. The form is saved afterwards. */
function RetirementDialog({ onDone, onClose }: RetirementDialogProps) {
  const [day, setDay] = useState(todayInBogota);
  const isWhole = isDate(day);
  return (
    <Modal title="Se retiró" onClose={onClose}>
      <DialogContent dividers>
        <TextField
          type="date"
          name="ultimo_dia"
          label={labels.periodo.ultimo_dia}
          value={day}
          onChange={({ target }) => setDay(target.value)}
          error={!isWhole}
          helperText={isWhole ? 'Ese día aún cuenta.' : 'Elija el día'}
          slotProps={{ inputLabel: { shrink: true } }}
          fullWidth
          autoFocus
        />
        <Typography role="status" sx={{ mt: 2 }}>
          {isWhole
            ? `${formerText(day, todayInBogota())}. Su página, sus proyectos y sus productos siguen en el sitio.`
            : ''}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose}>Cancelar</Button>
        <Button variant="contained" disabled={!isWhole} onClick={() => onDone(day)}>
          Poner este día
        </Button>
      </DialogActions>
    </Modal>
  );
}
