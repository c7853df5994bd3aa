import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { AutocompleteInput, BooleanInput, DateInput, ReferenceInput, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { PHOTOGRAPH } from '../../../contract/entities/file.ts';
import { NOTICIA_LINKS, type NoticiaLink } from '../../../contract/entities/noticia.ts';
import { resources } from '../../../contract/resources/resources.ts';
import { NAME_MAX, SHORT_TEXT_MAX, URL_MAX } from '../../../contract/values/constants.ts';
import { sizeText } from '../../../contract/values/sizeText.ts';
import type { Noticia } from '../../../dataProvider/resources/noticias.ts';
import { storedPicture } from '../../addresses/images.ts';
import { HtmlInput } from '../../records/forms/html/HtmlInput.tsx';
import { CountedTextInput } from '../../records/forms/inputs/CountedTextInput.tsx';
import { PictureField } from '../../records/forms/inputs/PictureField.tsx';
import { ScheduleInputs } from '../../records/forms/inputs/ScheduleInputs.tsx';

export function NoticiaInputs() {
  const record = useRecordContext<Noticia>();
  return (
    <>
      <CountedTextInput source="titulo" max={SHORT_TEXT_MAX} isRequired />
      <DateInput source="fecha" isRequired helperText="Las noticias se ordenan por ella. Puede ser futura." />
      <CountedTextInput
        source="resumen"
        max={NAME_MAX}
        multiline
        minRows={2}
        helperText="Se lee en las listas y en los buscadores."
      />
      <HtmlInput source="texto" />
      <PictureField
        source="imagen"
        rule={PHOTOGRAPH}
        help={`JPG, JPEG, PNG, GIF o WebP de hasta ${sizeText(PHOTOGRAPH.max)}.`}
        current={record?.nombre_imagen ? storedPicture('noticias', record.nombre_imagen) : undefined}
        isRemovable
      />
      <CountedTextInput
        source="descripcion_imagen"
        max={SHORT_TEXT_MAX}
        helperText="Lo que muestra la imagen, para quien no la ve. Obligatoria si hay imagen."
      />
      <LinkInputs />
      <CountedTextInput
        source="url_fuente"
        max={URL_MAX}
        type="url"
        helperText="Dónde se publicó primero, si fue en otro sitio. Incluya el protocolo: https://…"
      />
      <BooleanInput source="activo" />
      <ScheduleInputs />
    </>
  );
}

const BY_NAME = { field: 'nombre', order: 'ASC' } as const;

/** The record that the noticia is about. A choice empties the other two. */
function LinkInputs() {
  const id = useId();
  const { getValues, setValue } = useFormContext();
  const keepOnly = (chosen: NoticiaLink) => {
    for (const field of NOTICIA_LINKS) {
      if (field !== chosen && getValues(field)) setValue(field, null, { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <Box role="group" aria-labelledby={id} sx={{ width: '100%', mt: 2 }}>
      <Typography id={id} component="p" variant="h3">
        De qué trata
      </Typography>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        Puede elegir un proyecto, un producto o un evento, solo uno: al elegirlo, los otros dos se vacían.
      </Typography>
      {NOTICIA_LINKS.map((field) => (
        <ReferenceInput key={field} source={field} reference={resources.noticias.references[field].to} sort={BY_NAME}>
          <AutocompleteInput
            optionText="nombre"
            onChange={(chosen) => {
              if (typeof chosen === 'number') keepOnly(field);
            }}
          />
        </ReferenceInput>
      ))}
    </Box>
  );
}
