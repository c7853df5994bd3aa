import { messages } from '../../../contract/calls/messages.ts';
import { newProducto } from '../../../contract/entities/producto.ts';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { usePaths } from '../../addresses/paths.ts';
import { RecordDialog } from '../../records/editors/RecordDialog.tsx';
import { RecordForm } from '../../records/editors/RecordForm.tsx';
import { bySchema } from '../../records/forms/state/bySchema.ts';
import { useKeptWorks } from './cita/WorkChoice.tsx';
import { ProductoInputs } from './ProductoInputs.tsx';
import { useReloadProductos } from './useReloadProductos.ts';

const { productos: texts } = messages;
const validate = bySchema(newProducto);

interface ProductoCreateProps {
  /** the draft that the form is filled with */
  draft?: number | null;
  initial?: Partial<Producto>;
  onClose: () => void;
}

/** The dialog of a new product. */
export function ProductoCreate({ draft = null, initial, onClose }: ProductoCreateProps) {
  const { create } = usePaths().productos;
  const reload = useReloadProductos();
  const [{ length: left }] = useKeptWorks();
  return (
    <RecordForm<Producto>
      resource="productos"
      draft={draft}
      record={initial}
      validate={validate}
      texts={{ saved: texts.added, failed: texts.addFailed }}
      savedOptions={left === 0 ? {} : { next: { ...create, text: `Agregar otra obra de la cita (${left})` } }}
      onSaved={onClose}
      onSettled={(producto) => producto && void reload(producto)}
      onDraftDone={onClose}
    >
      <RecordDialog title="Agregar Producto" label="Agregar Producto" isWide onClose={onClose}>
        <ProductoInputs isNew />
      </RecordDialog>
    </RecordForm>
  );
}
