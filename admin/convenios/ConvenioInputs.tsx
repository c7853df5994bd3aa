import { BooleanInput, TextInput, useRecordContext } from 'react-admin';
import { CONVENIO_LOGO } from '../../contract/entities/file.ts';
import type { Convenio } from '../../dataProvider/resources/convenios.ts';
import { FileField } from '../forms/FileField.tsx';
import { convenioLogo } from '../images.ts';

/** The form fields. The logo is required only for a new convenio. */
export function ConvenioInputs({ isNew = false }: { isNew?: boolean }) {
  const record = useRecordContext<Convenio>();
  return (
    <>
      <TextInput source="nombre" isRequired />
      <TextInput source="descripcion" multiline minRows={3} />
      <TextInput source="url_web" type="url" helperText="Incluya el protocolo: https://…" />
      <FileField
        source="archivo"
        label="Logo"
        isRequired={isNew}
        rule={CONVENIO_LOGO}
        help="JPG, JPEG, PNG, GIF, WebP o SVG de hasta 2 MB."
        current={record?.logo ? convenioLogo(record.logo) : undefined}
      />
      <BooleanInput source="activo" />
    </>
  );
}
