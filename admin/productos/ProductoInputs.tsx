import { SelectInput } from 'react-admin';
import { LONG_TEXT_MAX, NAME_MAX, PRODUCTO_TIPOS, URL_MAX } from '../../contract/constants.ts';
import { CountedTextInput } from '../forms/CountedTextInput.tsx';

const TIPOS = PRODUCTO_TIPOS.map((tipo) => ({ id: tipo, name: tipo }));

/** The form fields. The tipo can only be set on a new product. */
export function ProductoInputs({ isNew = false }: { isNew?: boolean }) {
  return (
    <>
      <CountedTextInput source="nombre" max={NAME_MAX} isRequired={isNew} />
      {isNew ? <SelectInput source="tipo" isRequired choices={TIPOS} emptyText="Seleccione un tipo" /> : null}
      <CountedTextInput source="descripcion" max={LONG_TEXT_MAX} multiline minRows={4} />
      <CountedTextInput source="enlace" max={URL_MAX} type="url" helperText="Incluya el protocolo: https://…" />
    </>
  );
}
