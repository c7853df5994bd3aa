import { productoCambiado } from '../../contract/entidades/producto.ts';
import { mensajes } from '../../contract/mensajes.ts';
import type { Producto } from '../../dataProvider/productos.ts';
import { Modal, ModalForm } from '../components/Modal.tsx';
import { ConflictEdit } from '../conflicts/ConflictEdit.tsx';
import { failureText } from '../feedback/failureText.ts';
import { useToast } from '../feedback/useToast.tsx';
import { bySchema } from '../forms/bySchema.ts';
import { RuleForm } from '../forms/RuleForm.tsx';
import { ProductoInputs } from './ProductoInputs.tsx';
import { useReloadProductos } from './useReloadProductos.ts';

const validate = bySchema(productoCambiado);

/** The modal that edits name, description and link (section 2). */
export function ProductoEdit({ id, onClose }: { id: number; onClose: () => void }) {
  const toast = useToast();
  const reload = useReloadProductos();
  const onSuccess = async (producto: Producto) => {
    toast('success', mensajes.productos.actualizado);
    await reload(producto);
    onClose();
  };
  const onError = (error: unknown) => toast('error', failureText(error, mensajes.productos.errorAlActualizar));
  return (
    <Modal title="Editar producto" onClose={onClose} holdsForm>
      <ConflictEdit<Producto>
        resource="productos"
        id={id}
        mutationMode="pessimistic"
        redirect={false}
        mutationOptions={{ onSuccess, onError }}
      >
        <RuleForm validate={validate}>
          <ModalForm label="Guardar cambios" onCancel={onClose}>
            <ProductoInputs />
          </ModalForm>
        </RuleForm>
      </ConflictEdit>
    </Modal>
  );
}
