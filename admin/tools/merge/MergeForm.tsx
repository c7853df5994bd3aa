import { Alert, Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useState } from 'react';
import type { MergedResource } from '../../../contract/resources/resources.ts';
import { Modal } from '../../components/Modal.tsx';
import { Panel } from '../../components/Panel.tsx';
import { SideChoice } from '../../components/SideChoice.tsx';
import { countText } from '../../display/countText.ts';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { recordName } from '../../display/recordName.ts';
import { FieldValue } from './FieldValue.tsx';
import { MovedLinks } from './MovedLinks.tsx';
import {
  type Chosen,
  choicesOf,
  choose,
  type DifferentField,
  differentFields,
  originOf,
  type Stored,
  takenFields,
} from './mergeFields.ts';
import { kindOf } from './texts.ts';
import { useMerge } from './useMerge.ts';

interface MergeFormProps {
  recurso: MergedResource;
  staying: Stored;
  going: Stored;
  /** '' for the form of the record that stays */
  returnTo: string;
  /** Reads both records again. */
  onChanged: () => unknown;
}

/** The choice of each field that differs, what moves, and the button that merges. */
export function MergeForm({ recurso, staying, going, returnTo, onChanged }: MergeFormProps) {
  const [chosen, setChosen] = useState<Chosen>({});
  const [isAsking, setAsking] = useState(false);
  const fields = choicesOf(recurso, chosen, differentFields(recurso, staying, going));
  const taken = takenFields(chosen, fields);
  const { isPending, failure, merge } = useMerge({ recurso, staying, going, returnTo, onChanged });
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <Panel
        title="Los campos que difieren"
        note={fields.length === 0 ? undefined : 'Los demás son iguales en los dos.'}
      >
        {fields.length === 0 ? <Typography>Todos los campos son iguales.</Typography> : null}
        <Box sx={{ display: 'grid', gap: 2 }}>
          {fields.map((field) => (
            <FieldOfTwo
              key={field.field}
              recurso={recurso}
              field={field}
              records={{ staying, going }}
              chosen={chosen}
              onChoose={setChosen}
            />
          ))}
        </Box>
      </Panel>
      <MovedLinks recurso={recurso} id={going.id} />
      {failure === null ? null : <Alert severity="error">{failure}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button variant="contained" loading={isPending} onClick={() => setAsking(true)}>
          Fusionar
        </Button>
        <Typography sx={{ color: 'text.secondary' }}>
          {taken.length === 0
            ? 'El que se queda conserva todos sus campos.'
            : `El que se queda toma ${countText(taken.length, 'campo', 'campos')} del otro.`}
        </Typography>
      </Box>
      {isAsking ? (
        <MergeDialog
          recurso={recurso}
          staying={staying}
          going={going}
          isPending={isPending}
          onMerge={async () => {
            await merge(taken);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Box>
  );
}

interface FieldOfTwoProps {
  recurso: MergedResource;
  field: DifferentField;
  records: { staying: Stored; going: Stored };
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

function FieldOfTwo({ recurso, field, records, chosen, onChoose }: FieldOfTwoProps) {
  const sides = (['staying', 'going'] as const).map((side) => ({
    side,
    label: side === 'staying' ? 'Del que se queda' : 'Del que se va',
    content: <FieldValue recurso={recurso} field={field} origin={side} record={records[side]} />,
  }));
  return (
    <SideChoice
      label={fieldLabel(recurso, field.field)}
      sides={sides}
      choice={originOf(chosen, field)}
      onChoose={(origin) => onChoose(choose(chosen, field, origin))}
    />
  );
}

interface MergeDialogProps {
  recurso: MergedResource;
  staying: Stored;
  going: Stored;
  isPending: boolean;
  onMerge: () => void;
  onClose: () => void;
}

/** Says which record stays and which one goes before they are merged. */
function MergeDialog({ recurso, staying, going, isPending, onMerge, onClose }: MergeDialogProps) {
  const nameOf = (record: Stored): string => `«${recordName(recurso, record) || 'Sin nombre'}» (n.º ${record.id})`;
  return (
    <Modal title={`¿Fusionar en un solo ${kindOf(recurso)}?`} onClose={onClose}>
      <DialogContent dividers sx={{ overflowWrap: 'anywhere' }}>
        <Typography sx={{ mb: 1 }}>Se queda {nameOf(staying)}.</Typography>
        <Typography sx={{ mb: 1 }}>
          Va a la Papelera {nameOf(going)}: su dirección en el sitio lleva a la del que se queda.
        </Typography>
        <Typography>Se puede deshacer, y restaurar el que se va.</Typography>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose}>Cancelar</Button>
        <Button variant="contained" loading={isPending} autoFocus onClick={onMerge}>
          Fusionar
        </Button>
      </DialogActions>
    </Modal>
  );
}
