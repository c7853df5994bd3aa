import { Box } from '@mui/material';
import { BooleanInput, SelectInput, useRecordContext } from 'react-admin';
import { PHOTOGRAPH } from '../../../contract/entities/file.ts';
import { DIRECCION_MAX, NAME_MAX, PAGINA_TEXT_MAX, SHORT_TEXT_MAX } from '../../../contract/values/constants.ts';
import { IDIOMA_LABELS, LUGAR_LABELS } from '../../../contract/values/labels.ts';
import { sizeText } from '../../../contract/values/sizeText.ts';
import type { Pagina } from '../../../dataProvider/resources/paginas.ts';
import { storedPicture } from '../../addresses/images.ts';
import { choicesOf } from '../../display/choices.ts';
import { HtmlInput } from '../../records/forms/html/HtmlInput.tsx';
import { CountedTextInput } from '../../records/forms/inputs/CountedTextInput.tsx';
import { PictureField } from '../../records/forms/inputs/PictureField.tsx';
import { ScheduleInputs } from '../../records/forms/inputs/ScheduleInputs.tsx';
import { pair } from '../../records/forms/inputs/Section.tsx';

const FILLED = 'Se llena con el título si se deja vacía. Es el final de la dirección de la página: /paginas/…';
const REDIRECTS = 'El final de la dirección de la página: /paginas/… Si la cambia, la anterior lleva a la nueva.';

const LUGARES = choicesOf(LUGAR_LABELS);
const IDIOMAS = choicesOf(IDIOMA_LABELS);

export function PaginaInputs() {
  const record = useRecordContext<Pagina>();
  const isNew = record?.id === undefined;
  return (
    <>
      <CountedTextInput source="titulo" max={SHORT_TEXT_MAX} isRequired />
      <CountedTextInput source="direccion" max={DIRECCION_MAX} helperText={isNew ? FILLED : REDIRECTS} />
      <CountedTextInput
        source="resumen"
        max={NAME_MAX}
        multiline
        minRows={2}
        helperText="Se lee en las búsquedas y en los buscadores."
      />
      <HtmlInput source="texto" max={PAGINA_TEXT_MAX} />
      <PictureField
        source="imagen"
        rule={PHOTOGRAPH}
        help={`Se ve al comienzo de la página. JPG, JPEG, PNG, GIF o WebP de hasta ${sizeText(PHOTOGRAPH.max)}.`}
        current={record?.nombre_imagen ? storedPicture('paginas', record.nombre_imagen) : undefined}
        isRemovable
      />
      <CountedTextInput
        source="descripcion_imagen"
        max={SHORT_TEXT_MAX}
        helperText="Lo que muestra la imagen, para quien no la ve. Obligatoria si hay imagen."
      />
      <Box sx={pair}>
        <SelectInput
          source="lugar"
          isRequired
          choices={LUGARES}
          helperText="Dónde la enlaza el sitio. «Sin enlace»: la encuentran la búsqueda y quien tenga su dirección."
        />
        <SelectInput
          source="idioma"
          isRequired
          choices={IDIOMAS}
          helperText="En el que está escrita. El resto del sitio sigue en español."
        />
      </Box>
      <BooleanInput source="activo" />
      <ScheduleInputs />
    </>
  );
}
