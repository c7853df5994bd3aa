import { FieldTitle, SelectInput, useRecordContext } from 'react-admin';
import { LONG_TEXT_MAX, PRODUCTO_NOMBRE_MAX, URL_MAX } from '../../../contract/values/constants.ts';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { OwnApiOnly } from '../../components/OwnApiOnly.tsx';
import { CountedTextInput } from '../../records/forms/inputs/CountedTextInput.tsx';
import { ScheduleInputs } from '../../records/forms/inputs/ScheduleInputs.tsx';
import { CitaBox, type OfferedWorks } from './cita/CitaBox.tsx';
import { FoldedFicha } from './ficha/FoldedFicha.tsx';
import { ProyectoInput } from './ProyectoInput.tsx';
import { tipoChoices } from './tipos.ts';

interface ProductoInputsProps {
  isNew?: boolean;
  /** the field that gets the focus */
  campo?: string;
  /** of a new product */
  works?: OfferedWorks;
}

export function ProductoInputs({ isNew = false, campo = '', works }: ProductoInputsProps) {
  const stored = useRecordContext<Producto>()?.tipo;
  const tipo = (
    <SelectInput
      source="tipo"
      // The select has no empty choice on edit either, where no field is marked as required.
      isRequired
      label={isNew ? undefined : <FieldTitle source="tipo" resource="productos" />}
      choices={tipoChoices(isNew ? undefined : stored)}
      emptyText="Seleccione un tipo"
    />
  );
  return (
    <>
      <OwnApiOnly>{isNew ? <CitaBox offered={works} /> : null}</OwnApiOnly>
      <CountedTextInput source="nombre" max={PRODUCTO_NOMBRE_MAX} isRequired={isNew} />
      <OwnApiOnly otherwise={isNew ? tipo : null}>{tipo}</OwnApiOnly>
      <CountedTextInput source="descripcion" max={LONG_TEXT_MAX} multiline minRows={4} />
      <CountedTextInput source="enlace" max={URL_MAX} type="url" helperText="Incluya el protocolo: https://…" />
      <OwnApiOnly>
        <ProyectoInput />
        {isNew ? null : <CitaBox />}
        <FoldedFicha campo={campo} />
      </OwnApiOnly>
      <ScheduleInputs />
    </>
  );
}
