import { Box } from '@mui/material';
import { AutocompleteInput, FieldTitle, SelectInput, useRecordContext } from 'react-admin';
import { LONG_TEXT_MAX, PRODUCTO_NOMBRE_MAX, URL_MAX } from '../../../contract/values/constants.ts';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { OwnApiOnly } from '../../components/OwnApiOnly.tsx';
import { PRODUCTO_TIPO_CHOICES, withStored } from '../../display/choices.ts';
import { CountedTextInput } from '../../records/forms/inputs/CountedTextInput.tsx';
import { ScheduleInputs } from '../../records/forms/inputs/ScheduleInputs.tsx';
import { CitaBox } from './cita/CitaBox.tsx';
import { FoldedFicha } from './ficha/FoldedFicha.tsx';
import { matchesProyecto, NO_PROYECTO, useProyectoChoices } from './proyectoChoices.ts';

interface ProductoInputsProps {
  isNew?: boolean;
  /** the field that gets the focus */
  campo?: string;
}

export function ProductoInputs({ isNew = false, campo = '' }: ProductoInputsProps) {
  const stored = useRecordContext<Producto>()?.tipo ?? '';
  const tipo = (
    <SelectInput
      source="tipo"
      // The select has no empty choice on edit either, where no field is marked as required.
      isRequired
      label={isNew ? undefined : <FieldTitle source="tipo" resource="productos" />}
      choices={withStored<string>(PRODUCTO_TIPO_CHOICES, isNew || stored === '' ? undefined : stored, stored)}
      emptyText="Seleccione un tipo"
    />
  );
  return (
    <>
      <OwnApiOnly>{isNew ? <CitaBox isNew /> : null}</OwnApiOnly>
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

/** The project of a product, chosen by its name. */
function ProyectoInput() {
  const { choices, failure, isPending } = useProyectoChoices(useRecordContext<Producto>());
  return (
    <Box data-field="proyecto_id" sx={{ width: '100%' }}>
      {failure === null ? null : <LoadFailure {...failure} />}
      <AutocompleteInput
        source="proyecto_id"
        choices={choices}
        isPending={isPending}
        optionText="nombre"
        matchSuggestion={matchesProyecto}
        emptyText={NO_PROYECTO}
        helperText="Escriba parte del nombre para buscarlo."
      />
    </Box>
  );
}
