import { SelectInput, TextInput } from 'react-admin';
import { PRODUCTO_TIPOS } from '../../contract/constants.ts';

const TIPOS = PRODUCTO_TIPOS.map((tipo) => ({ id: tipo, name: tipo }));

/** name, type, description and link; the type is chosen once, when the product is added (section 2). */
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
