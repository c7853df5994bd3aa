import { ResourceContextProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { newProducto } from '../../../contract/entities/producto.ts';
import { isDraftFile } from '../../../dataProvider/core/selectedFile.ts';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { usePaths } from '../../addresses/paths.ts';
import { Modal } from '../../components/Modal.tsx';
import { bySchema } from '../../records/forms/bySchema.ts';
import { FailedSteps } from '../../records/forms/FailedSteps.tsx';
import { ModalForm } from '../../records/forms/ModalForm.tsx';
import { RuleForm } from '../../records/forms/RuleForm.tsx';
import { useCreateInSteps } from '../../records/forms/useCreateInSteps.ts';
import { useOneOperation } from '../../records/forms/useOneOperation.ts';
import { useSavedToast } from '../../records/forms/useSavedToast.ts';
import type { OfferedWorks } from './cita/CitaBox.tsx';
import { ProductoInputs } from './ProductoInputs.tsx';
import { pdfSteps } from './pdfSteps.ts';
import { proyectoSteps } from './proyectoSteps.ts';
import { useReloadProductos } from './useReloadProductos.ts';

const { productos: texts } = messages;
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
  const announce = useSavedToast('productos');
  const { create } = usePaths().productos;
  const dataProvider = useOneOperation();
  const reload = useReloadProductos();
  const { submit, created, failed } = useCreateInSteps<Producto>({
    dataProvider,
    resource: 'productos',
    createFailed: texts.addFailed,
    updateFailed: texts.updateFailed,
    incomplete: texts.addIncomplete,
    refresh: reload,
  });
  const add = ({ pdf, proyecto_id, ...fields }: Partial<Producto>) =>
    submit(
      { ...fields, pdf: isDraftFile(pdf) ? pdf : null },
      [...proyectoSteps(dataProvider, proyecto_id), ...pdfSteps(dataProvider, pdf)],
      (producto) => {
        const left = onSaved();
        const next = { ...create, text: `Agregar otra obra de la cita (${left})` };
        announce(texts.added, producto, left > 0 ? { next } : {});
        onClose();
      },
    );

  return (
    <Modal title="Agregar Producto" onClose={onClose} holdsForm isWide>
      <ResourceContextProvider value="productos">
        <RuleForm validate={validate} onSubmit={add} {...(initial && { record: initial })}>
          <ModalForm label={created === null ? 'Agregar Producto' : 'Guardar'} onCancel={onClose}>
            <ProductoInputs isNew works={works} />
            <FailedSteps title={texts.addIncompleteTitle} failed={failed} />
          </ModalForm>
        </RuleForm>
      </ResourceContextProvider>
    </Modal>
  );
}
