import { Box } from '@mui/material';
import { SHORT_TEXT_MAX, URL_MAX } from '../../../contract/values/constants.ts';
import { CountedTextInput } from '../../records/forms/inputs/CountedTextInput.tsx';
import { pair } from '../../records/forms/inputs/Section.tsx';
import { PictureInput } from './PictureInput.tsx';

export function InstitucionInputs() {
  return (
    <Box sx={pair}>
      <CountedTextInput
        source="institucion"
        max={SHORT_TEXT_MAX}
        helperText="Su nombre. Se muestra en el encabezado y al pie, y lo leen los buscadores."
      />
      <CountedTextInput
        source="institucion_url"
        max={URL_MAX}
        type="url"
        helperText="A esta dirección llevan el nombre y el logo."
      />
      <PictureInput
        source="institucion_logo"
        help="Se ve sobre fondo blanco, en el encabezado y al pie. Mejor en SVG."
      />
    </Box>
  );
}
