import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { IMAGE_OR_DRAWING } from '../../../../contract/entities/file.ts';
import type { Pictured } from '../../../../contract/resources/siteResources.ts';
import { SHORT_TEXT_MAX } from '../../../../contract/values/constants.ts';
import { sizeText } from '../../../../contract/values/sizeText.ts';
import type { Imagen } from '../../../../dataProvider/resources/recordParts.ts';
import { storedPicture } from '../../../addresses/images.ts';
import { OwnApiOnly } from '../../../components/OwnApiOnly.tsx';
import { CountedTextInput } from './CountedTextInput.tsx';
import { hasImagen } from './imagenRule.ts';
import { PictureField } from './PictureField.tsx';

const HELP = `Opcional. Se ve en las tarjetas y en la página. JPG, JPEG, PNG, GIF, WebP o SVG de hasta ${sizeText(IMAGE_OR_DRAWING.max)}.`;

/** The optional picture of a record, and its alternative text once there is a picture. */
export function ImagenInputs({ recurso }: { recurso: Pictured }) {
  const nombre_imagen = useRecordContext<Imagen & { id: number }>()?.nombre_imagen ?? null;
  const imagen: unknown = useWatch({ name: 'imagen' });
  return (
    <OwnApiOnly>
      <PictureField
        source="imagen"
        rule={IMAGE_OR_DRAWING}
        help={HELP}
        current={nombre_imagen === null ? undefined : storedPicture(recurso, nombre_imagen)}
        isRemovable
      />
      {hasImagen({ imagen, nombre_imagen }) ? (
        <CountedTextInput
          source="descripcion_imagen"
          max={SHORT_TEXT_MAX}
          isRequired
          helperText="Lo que muestra la imagen, para quien no la ve."
        />
      ) : null}
    </OwnApiOnly>
  );
}
