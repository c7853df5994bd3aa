import { Box, Typography } from '@mui/material';
import { DateInput, RadioButtonGroupInput, useRecordContext } from 'react-admin';
import { LONG_TEXT_MAX } from '../../../contract/values/constants.ts';
import type { Integrante } from '../../../dataProvider/resources/integrantes.ts';
import { OwnApiOnly } from '../../components/OwnApiOnly.tsx';
import { CountedTextInput } from '../../records/forms/inputs/CountedTextInput.tsx';
import { pair, Section } from '../../records/forms/inputs/Section.tsx';

const YES_NO = [
  { id: 1, name: 'Sí' },
  { id: 0, name: 'No' },
];

/** No answer is chosen in the form of a new member. */
function ShownInput({ source }: { source: 'correo_publico' | 'imagen_publica' }) {
  return <RadioButtonGroupInput source={source} choices={YES_NO} parse={Number} isRequired helperText={false} />;
}

/** What a member lets visitors see, and the authorisation of that. */
export function AutorizacionInputs() {
  const recordedBy = useRecordContext<Integrante>()?.autorizacion_por ?? '';
  return (
    <OwnApiOnly>
      <Section title="Lo que ven los visitantes" level="p" help="Lo que no se muestra solo lo ve el personal.">
        <Box sx={pair}>
          <ShownInput source="correo_publico" />
          <ShownInput source="imagen_publica" />
        </Box>
        <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
          Las copias que otros ya guardaron (navegadores, buscadores, chats) pueden durar más.
        </Typography>
        <DateInput
          source="fecha_autorizacion"
          helperText={recordedBy === '' ? 'El día en que autorizó lo que se muestra.' : `Registrada por ${recordedBy}.`}
        />
        <CountedTextInput
          source="nota_autorizacion"
          max={LONG_TEXT_MAX}
          multiline
          minRows={2}
          helperText="Qué autorizó y dónde está la constancia. Solo la ve el personal."
        />
      </Section>
    </OwnApiOnly>
  );
}
