import { Box } from '@mui/material';
import { SelectInput, useRecordContext } from 'react-admin';
import { PHOTOGRAPH } from '../../../contract/entities/file.ts';
import { SHORT_TEXT_MAX, URL_MAX } from '../../../contract/values/constants.ts';
import { sizeText } from '../../../contract/values/sizeText.ts';
import type { Integrante } from '../../../dataProvider/resources/integrantes.ts';
import { storedPicture } from '../../addresses/images.ts';
import { OwnApiOnly } from '../../components/OwnApiOnly.tsx';
import { GRUPOS } from '../../display/choices.ts';
import { CountedTextInput } from '../../records/forms/inputs/CountedTextInput.tsx';
import { PictureField } from '../../records/forms/inputs/PictureField.tsx';
import { ScheduleInputs } from '../../records/forms/inputs/ScheduleInputs.tsx';
import { pair } from '../../records/forms/inputs/Section.tsx';
import { TextListInput } from '../../records/forms/textList/TextListInput.tsx';
import { AutorizacionInputs } from './AutorizacionInputs.tsx';
import { PeriodosInput } from './PeriodosInput.tsx';

export function IntegranteInputs() {
  const record = useRecordContext<Integrante>();
  const isNew = record?.id === undefined;
  const links = (
    <>
      <CountedTextInput source="url_linkedin" max={URL_MAX} type="url" helperText="Incluya el protocolo: https://…" />
      <CountedTextInput
        source="url_hv"
        max={URL_MAX}
        type="url"
        helperText="Dirección de su hoja de vida, si está en otro sitio."
      />
    </>
  );
  return (
    <>
      <PictureField
        source="imagen"
        rule={PHOTOGRAPH}
        help={`JPG, JPEG, PNG, GIF o WebP de hasta ${sizeText(PHOTOGRAPH.max)}.`}
        current={record?.nombre_imagen ? storedPicture('integrantes', record.nombre_imagen) : undefined}
        isRemovable
      />
      <Box sx={pair}>
        <CountedTextInput source="nombres" max={SHORT_TEXT_MAX} isRequired />
        <CountedTextInput source="apellidos" max={SHORT_TEXT_MAX} isRequired />
        <CountedTextInput source="cargo" max={SHORT_TEXT_MAX} isRequired />
        <SelectInput
          source="grupo"
          isRequired
          choices={GRUPOS}
          emptyText="Seleccione un grupo"
          helperText="Interno es quien trabaja en la institución del grupo."
        />
        <CountedTextInput source="profesion" max={SHORT_TEXT_MAX} />
        <CountedTextInput
          source="email"
          max={SHORT_TEXT_MAX}
          type="email"
          helperText="Los visitantes lo ven en su perfil, si se elige mostrarlo."
        />
        <OwnApiOnly otherwise={isNew ? null : links}>
          {links}
          <CountedTextInput
            source="orcid"
            max={SHORT_TEXT_MAX}
            helperText="Identifica al autor en sus productos: 0000-0002-1825-0097. Se obtiene gratis en orcid.org."
          />
          <CountedTextInput
            source="url_cvlac"
            max={URL_MAX}
            type="url"
            helperText="Dirección de su hoja de vida en el CvLAC del ministerio."
          />
          <CountedTextInput
            source="url_google_scholar"
            max={URL_MAX}
            type="url"
            helperText="Dirección de su perfil en Google Scholar."
          />
        </OwnApiOnly>
      </Box>
      <TextListInput source="estudios" noun={['estudio', 'estudios']} />
      <TextListInput source="areas_tematicas" noun={['área temática', 'áreas temáticas']} />
      <OwnApiOnly>
        <PeriodosInput />
      </OwnApiOnly>
      <AutorizacionInputs />
      <ScheduleInputs />
    </>
  );
}
