import { Box, Typography } from '@mui/material';
import { NAME_MAX } from '../../../contract/values/constants.ts';
import { CountedTextInput } from '../../records/forms/inputs/CountedTextInput.tsx';
import { InicioUrl, useInicio } from './InicioUrl.tsx';
import { PictureInput } from './PictureInput.tsx';

const URL = 'url_img_pilares';

/** The picture is chosen here, unless the home configuration has the address of one. */
export function PilaresInputs() {
  const url = useInicio()?.[URL] ?? '';
  return (
    <>
      {url === '' ? (
        <PictureInput source="pilares_imagen" help="Horizontal." />
      ) : (
        <Box data-field="pilares_imagen">
          <Box component="img" src={url} alt="La imagen de los pilares" sx={{ maxWidth: 240, maxHeight: 120 }} />
          <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
            Se muestra la imagen de <InicioUrl url={url} field={URL} none="" />
          </Typography>
        </Box>
      )}
      <CountedTextInput
        source="pilares_descripcion"
        max={NAME_MAX}
        helperText="Qué se ve, para quienes no ven la imagen."
      />
    </>
  );
}
