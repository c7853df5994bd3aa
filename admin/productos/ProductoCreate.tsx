import { CreateBase } from 'react-admin';
import { productoNuevo } from '../../contract/entidades/producto.ts';
import { mensajes } from '../../contract/mensajes.ts';
import type { Producto } from '../../dataProvider/productos.ts';
import { Modal, ModalForm } from '../components/Modal.tsx';
import { failureText } from '../feedback/failureText.ts';
import { useToast } from '../feedback/useToast.tsx';
import { bySchema } from '../forms/bySchema.ts';
import { RuleForm } from '../forms/RuleForm.tsx';
import { ProductoInputs } from './ProductoInputs.tsx';
import { useReloadProductos } from './useReloadProductos.ts';

const validate = bySchema(productoNuevo);

/** The modal that adds a product (section 2). */
export function ProductoCreate({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const reload = useReloadProductos();
  const onSuccess = async (producto: Producto) => {
    toast('success', mensajes.productos.agregado);
    await reload(producto);
    onClose();
  };
  const onError = (error: unknown) => toast('error', failureText(error, mensajes.productos.errorAlAgregar));
  return (
    <Modal title="Agregar Producto" onClose={onClose}>
      <CreateBase<Producto> resource="productos" redirect={false} mutationOptions={{ onSuccess, onError }}>
        <RuleForm validate={validate}>
          <ModalForm label="Agregar Producto" onCancel={onClose}>
            <ProductoInputs isNew />
          </ModalForm>
        </RuleForm>
      </CreateBase>
    </Modal>
  );
}
