import { useRecordContext } from 'react-admin';
import { IMAGE_OR_DRAWING } from '../../../contract/entities/file.ts';
import { DIRECCION_MAX, NAME_MAX, SHORT_TEXT_MAX } from '../../../contract/values/constants.ts';
import type { Linea } from '../../../dataProvider/resources/lineas.ts';
import { storedPicture } from '../../addresses/images.ts';
import { HtmlInput } from '../../records/forms/html/HtmlInput.tsx';
import { CountedTextInput } from '../../records/forms/inputs/CountedTextInput.tsx';
import { PictureField } from '../../records/forms/inputs/PictureField.tsx';
import { SiteState } from '../../records/forms/inputs/SiteState.tsx';

const FILLED = 'Se llena con el nombre si se deja vacía. Es el final de la dirección de su página: /lineas/…';
const REDIRECTS = 'El final de la dirección de su página: /lineas/… Si la cambia, la anterior lleva a la nueva.';

export function LineaInputs() {
  const record = useRecordContext<Linea>();
  const isNew = record?.id === undefined;
  return (
    <>
      <CountedTextInput source="nombre" max={NAME_MAX} isRequired />
      <CountedTextInput source="direccion" max={DIRECCION_MAX} helperText={isNew ? FILLED : REDIRECTS} />
      <HtmlInput source="texto" />
      <PictureField
        source="imagen"
        rule={IMAGE_OR_DRAWING}
        help="JPG, JPEG, PNG, GIF, WebP o SVG. Se muestra de 800 × 500; sin ella se ve un dibujo neutro."
        current={record?.nombre_imagen ? storedPicture('lineas', record.nombre_imagen) : undefined}
        isRemovable
      />
      <CountedTextInput
        source="descripcion_imagen"
        max={SHORT_TEXT_MAX}
        helperText="Lo que muestra la imagen, para quien no la ve. Vacía si solo adorna."
      />
      <SiteState />
    </>
  );
}
