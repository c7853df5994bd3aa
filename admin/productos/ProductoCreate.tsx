import { HttpError, ResourceContextProvider, useDataProvider } from 'react-admin';
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

/** The modal that adds a product (section 2). It saves by itself, since `useCreate` would read the whole list besides. */
export function ProductoCreate({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider();
  const toast = useToast();
  const reload = useReloadProductos();

  const add = async (values: Record<string, unknown>) => {
    try {
      const { data } = await dataProvider.create<Producto>('productos', { data: values });
      toast('success', mensajes.productos.agregado);
      await reload(data);
      onClose();
    } catch (error) {
      toast('error', failureText(error, mensajes.productos.errorAlAgregar));
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
