import { SelectInput, TextInput } from 'react-admin';
import { PRODUCTO_TIPOS } from '../../contract/constants.ts';

const TIPOS = PRODUCTO_TIPOS.map((tipo) => ({ id: tipo, name: tipo }));

/** The form fields. The tipo can only be set on a new product. */
export function ProductoInputs({ isNew = false }: { isNew?: boolean }) {
  return (
    <>
      <TextInput source="nombre" isRequired={isNew} />
      {isNew ? <SelectInput source="tipo" isRequired choices={TIPOS} emptyText="Seleccione un tipo" /> : null}
      <TextInput source="descripcion" multiline minRows={4} />
      <TextInput source="enlace" type="url" helperText="Incluya el protocolo: https://…" />
    </>
  );
}
