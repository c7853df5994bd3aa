import LinkOffIcon from '@mui/icons-material/LinkOff';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useRef } from 'react';
import { InputHelperText, TextInput, useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Persona } from '../../../../contract/bibliography/persona.ts';
import { messages } from '../../../../contract/calls/messages.ts';
import { SHORT_TEXT_MAX } from '../../../../contract/values/constants.ts';
import { textOf } from '../../../../contract/values/tolerant.ts';
import type { Integrante } from '../../../../dataProvider/resources/integrantes.ts';
import { labels } from '../../../../i18n/labels.ts';
import { useToast } from '../../../feedback/useToast.tsx';
import { CountedTextInput } from '../../../records/forms/inputs/CountedTextInput.tsx';
import { ApellidosInput } from './ApellidosInput.tsx';
import { mayBeSame } from './samePerson.ts';

interface PersonFieldsProps {
  source: string;
  persona: Persona;
  linked: readonly number[];
}

const DIRTY = { shouldDirty: true };
// Milliseconds; the ORCID may be typed again from the toast.
const REMOVED_TOAST_MS = 8_000;

export function PersonFields({ source, persona, linked }: PersonFieldsProps) {
  const { getValues, setValue } = useFormContext();
  const toast = useToast();
  // The surnames before they were typed over to search a member.
  const surnames = useRef('');
  const set = (field: keyof Persona, value: unknown) => setValue(`${source}.${field}`, value, DIRTY);
  const pick = (integrante: Integrante) => {
    const { id, nombres, apellidos, orcid } = integrante;
    set('apellidos', apellidos);
    set('nombres', nombres);
    const previous = { ...persona, apellidos: surnames.current || persona.apellidos };
    // That of the person who stood there before goes.
    const isRemoved = orcid === '' && previous.orcid !== '' && !mayBeSame(previous, integrante);
    if (orcid !== '' || isRemoved) set('orcid', orcid);
    if (isRemoved) toast('info', messages.productos.orcidRemoved(previous.orcid), { duration: REMOVED_TOAST_MS });
    set('integrante_id', id);
    surnames.current = apellidos;
  };
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <ApellidosInput
        source={`${source}.apellidos`}
        linked={linked}
        onFocus={() => {
          surnames.current = textOf(getValues(`${source}.apellidos`));
        }}
        onPick={pick}
      />
      <CountedTextInput
        source={`${source}.nombres`}
        label={labels.persona.nombres}
        max={SHORT_TEXT_MAX}
        helperText="Como los firma."
      />
      <TextInput source={`${source}.orcid`} label={labels.persona.orcid} helperText="Enlaza al autor con su obra." />
      {persona.integrante_id === null ? null : (
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ gridColumn: '1 / -1', flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Typography variant="body2">Es integrante del grupo: su nombre enlaza a su página.</Typography>
          <Button size="small" startIcon={<LinkOffIcon />} onClick={() => set('integrante_id', null)}>
            Desvincular
          </Button>
        </Stack>
      )}
    </Box>
  );
}

/** The rule that one of the two names is required is reported at the surnames. */
export function InstitutionFields({ source }: { source: string }) {
  const { field, fieldState, id } = useInput({ source: `${source}.nombre_corporativo` });
  const { fieldState: surnames } = useInput({ source: `${source}.apellidos` });
  const error = fieldState.error ?? surnames.error;
  return (
    <TextField
      name={field.name}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      id={id}
      label={labels.persona.nombre_corporativo}
      error={error !== undefined}
      helperText={<InputHelperText error={error?.message} helperText="Firma la obra como institución." />}
    />
  );
}
