import { messages } from '../../../contract/calls/messages.ts';
import { productoChanges } from '../../../contract/entities/producto.ts';
import { PRODUCTO_TIPOS } from '../../../contract/values/constants.ts';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { RecordDialog } from '../../records/editors/RecordDialog.tsx';
import { RecordForm } from '../../records/editors/RecordForm.tsx';
import { bySchema } from '../../records/forms/state/bySchema.ts';
import { Origen } from '../../records/origen/Origen.tsx';
import { ProductoActions } from './ProductoActions.tsx';
import { ProductoInputs } from './ProductoInputs.tsx';
import { useReloadProductos } from './useReloadProductos.ts';

const { productos: texts } = messages;
const rules = bySchema(productoChanges);
/** A tipo that is not offered is the stored one: it is not sent, so it is not checked. */
const validate = ({ tipo, ...values }: Record<string, unknown>) =>
  rules((PRODUCTO_TIPOS as readonly unknown[]).includes(tipo) ? { ...values, tipo } : values);

interface ProductoEditProps {
  id: number;
  /** gets the focus; the first field by default */
  campo?: string;
  opensDraft?: boolean;
  onClose: () => void;
  onSaved?: () => void;
}

export function ProductoEdit({ id, campo = '', opensDraft = false, onClose, onSaved = onClose }: ProductoEditProps) {
  const reload = useReloadProductos();
  return (
    <RecordForm<Producto>
      resource="productos"
      id={id}
      validate={validate}
      texts={{ saved: texts.updated, failed: texts.updateFailed, loadFailed: texts.loadOneFailed }}
      onSaved={async (producto) => {
        await reload(producto);
        onSaved();
      }}
    >
      <RecordDialog<Producto>
        title="Editar producto"
        label="Guardar cambios"
        isWide
        campo={campo}
        opensDraft={opensDraft}
        actions={(producto) => <ProductoActions producto={producto} onClose={onClose} />}
        onClose={onClose}
      >
        <ProductoInputs campo={campo} />
        <Origen recurso="productos" id={id} />
      </RecordDialog>
    </RecordForm>
  );
}
