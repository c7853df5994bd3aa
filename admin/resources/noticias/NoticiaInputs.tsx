import { BooleanInput, DateInput, useRecordContext } from 'react-admin';
import { PHOTOGRAPH } from '../../../contract/entities/file.ts';
import { NAME_MAX, SHORT_TEXT_MAX, URL_MAX } from '../../../contract/values/constants.ts';
import { sizeText } from '../../../contract/values/sizeText.ts';
import type { Noticia } from '../../../dataProvider/resources/noticias.ts';
import { storedPicture } from '../../addresses/images.ts';
import { HtmlInput } from '../../records/forms/html/HtmlInput.tsx';
import { CountedTextInput } from '../../records/forms/inputs/CountedTextInput.tsx';
import { PictureField } from '../../records/forms/inputs/PictureField.tsx';
import { ScheduleInputs } from '../../records/forms/inputs/ScheduleInputs.tsx';
import { LinkInputs } from './LinkInputs.tsx';

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
