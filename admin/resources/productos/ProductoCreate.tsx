import { messages } from '../../../contract/calls/messages.ts';
import { newProducto } from '../../../contract/entities/producto.ts';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { usePaths } from '../../addresses/paths.ts';
import { Modal } from '../../components/Modal.tsx';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { ConflictCreate } from '../../records/conflicts/ConflictCreate.tsx';
import { bySchema } from '../../records/forms/bySchema.ts';
import { ModalForm } from '../../records/forms/ModalForm.tsx';
import { RuleForm } from '../../records/forms/RuleForm.tsx';
import { useSavedToast } from '../../records/forms/useSavedToast.ts';
import type { OfferedWorks } from './cita/CitaBox.tsx';
import { ProductoInputs } from './ProductoInputs.tsx';
import { useReloadProductos } from './useReloadProductos.ts';

const validate = bySchema(newProducto);

interface ProductoCreateProps {
  /** initial values */
  initial?: Partial<Producto>;
  works: OfferedWorks;
  /** @returns how many pasted works are left for other products */
  onSaved: () => number;
  onClose: () => void;
}

export function ProductoCreate({ initial, works, onSaved, onClose }: ProductoCreateProps) {
  const toast = useToast();
  const announce = useSavedToast('productos');
  const { create } = usePaths().productos;
  const reload = useReloadProductos();
  const onSuccess = (producto: Producto) => {
    const left = onSaved();
    const next = { ...create, text: `Agregar otra obra de la cita (${left})` };
    announce(messages.productos.added, producto, left > 0 ? { next } : {});
    onClose();
  };
  const onError = (error: unknown) => toast('error', failureText(error, messages.productos.addFailed));
  return (
    <Modal title="Agregar Producto" onClose={onClose} holdsForm isWide>
      <ConflictCreate<Producto>
        resource="productos"
        mutationOptions={{ onSuccess, onError, onSettled: (producto) => producto && reload(producto) }}
        {...(initial && { record: initial })}
      >
        <RuleForm validate={validate}>
          <ModalForm label="Agregar Producto" onCancel={onClose}>
            <ProductoInputs isNew works={works} />
          </ModalForm>
        </RuleForm>
      </ConflictCreate>
    </Modal>
  );
}
