import { BooleanInput, useRecordContext } from 'react-admin';
import { CONVENIO_LOGO } from '../../../contract/entities/file.ts';
import { LONG_TEXT_MAX, NAME_MAX, URL_MAX } from '../../../contract/values/constants.ts';
import { sizeText } from '../../../contract/values/sizeText.ts';
import type { Convenio } from '../../../dataProvider/resources/convenios.ts';
import { storedPicture } from '../../addresses/images.ts';
import { CountedTextInput } from '../../records/forms/inputs/CountedTextInput.tsx';
import { PictureField } from '../../records/forms/inputs/PictureField.tsx';
import { ScheduleInputs } from '../../records/forms/inputs/ScheduleInputs.tsx';

/** The form fields. The logo is required only for a new convenio. */
export function ConvenioInputs({ isNew = false }: { isNew?: boolean }) {
  const record = useRecordContext<Convenio>();
  return (
    <>
      <CountedTextInput source="nombre" max={NAME_MAX} isRequired />
      <CountedTextInput source="descripcion" max={LONG_TEXT_MAX} multiline minRows={3} />
      <CountedTextInput source="url_web" max={URL_MAX} type="url" helperText="Incluya el protocolo: https://…" />
      <PictureField
        source="archivo"
        isRequired={isNew}
        rule={CONVENIO_LOGO}
        help={`JPG, JPEG, PNG, GIF, WebP o SVG de hasta ${sizeText(CONVENIO_LOGO.max)}.`}
        current={record?.logo ? storedPicture('convenios', record.logo) : undefined}
      />
      <BooleanInput source="activo" />
      <ScheduleInputs />
    </>
  );
}
