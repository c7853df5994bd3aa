import { Box, Typography } from '@mui/material';
import { DateInput, RadioButtonGroupInput, SelectInput, useRecordContext } from 'react-admin';
import { PHOTOGRAPH } from '../../../contract/entities/file.ts';
import { LONG_TEXT_MAX, SHORT_TEXT_MAX, URL_MAX } from '../../../contract/values/constants.ts';
import { sizeText } from '../../../contract/values/sizeText.ts';
import type { Integrante } from '../../../dataProvider/resources/integrantes.ts';
import { storedPicture } from '../../addresses/images.ts';
import { OwnApiOnly } from '../../components/OwnApiOnly.tsx';
import { GRUPOS } from '../../display/choices.ts';
import { CountedTextInput } from '../../records/forms/inputs/CountedTextInput.tsx';
import { PictureField } from '../../records/forms/inputs/PictureField.tsx';
import { ScheduleInputs } from '../../records/forms/inputs/ScheduleInputs.tsx';
import { pair, Section } from '../../records/forms/inputs/Section.tsx';
import { TextListInput } from '../../records/forms/textList/TextListInput.tsx';
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

const YES_NO = [
  { id: 1, name: 'Sí' },
  { id: 0, name: 'No' },
];

/** No answer is chosen in the form of a new member. */
function ShownInput({ source }: { source: 'correo_publico' | 'imagen_publica' }) {
  return <RadioButtonGroupInput source={source} choices={YES_NO} parse={Number} isRequired helperText={false} />;
}

/** What a member lets visitors see, and the authorisation of that. */
function AutorizacionInputs() {
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
