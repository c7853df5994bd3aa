import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { MergedResource } from '../../../contract/resources/resources.ts';
import { Panel } from '../../components/Panel.tsx';
import { SideChoice } from '../../components/SideChoice.tsx';
import { countText } from '../../display/countText.ts';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { FieldValue } from './FieldValue.tsx';
import { MergeDialog } from './MergeDialog.tsx';
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
