import { HttpError, ResourceContextProvider } from 'react-admin';
import { newProducto } from '../../contract/entities/producto.ts';
import { messages } from '../../contract/messages.ts';
import type { Producto } from '../../dataProvider/resources/productos.ts';
import { Modal } from '../components/Modal.tsx';
import { failureText } from '../feedback/failureText.ts';
import { useToast } from '../feedback/useToast.tsx';
import { bySchema } from '../forms/bySchema.ts';
import { ModalForm } from '../forms/ModalForm.tsx';
import { RuleForm } from '../forms/RuleForm.tsx';
import { useCreateOnce } from '../forms/useCreateOnce.ts';
import { ProductoInputs } from './ProductoInputs.tsx';
import { useReloadProductos } from './useReloadProductos.ts';

const validate = bySchema(newProducto);

/** Calls the data provider directly, because `useCreate` would also refetch the whole list. */
export function ProductoCreate({ onClose }: { onClose: () => void }) {
  const create = useCreateOnce<Producto>({
    resource: 'productos',
    recognizedBy: ['nombre', 'tipo', 'descripcion', 'enlace'],
  });
  const toast = useToast();
  const reload = useReloadProductos();

  const add = async (values: Record<string, unknown>) => {
    try {
      const producto = await create(values);
      toast('success', messages.productos.added);
      await reload(producto);
      onClose();
    } catch (error) {
      toast('error', failureText(error, messages.productos.addFailed));
      if (error instanceof HttpError) return error.body?.errors;
    }
  };

  return (
    <Modal title="Agregar Producto" onClose={onClose} holdsForm>
      <ResourceContextProvider value="productos">
        <RuleForm validate={validate} onSubmit={add}>
          <ModalForm label="Agregar Producto" onCancel={onClose}>
            <ProductoInputs isNew />
          </ModalForm>
        </RuleForm>
      </ResourceContextProvider>
    </Modal>
  );
}
