import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { productoChanges } from '../../../contract/entities/producto.ts';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { LoadedRecord, STAY_ON_FAILURE } from '../../components/LoadedRecord.tsx';
import { Modal } from '../../components/Modal.tsx';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { ConflictEdit } from '../../records/conflicts/ConflictEdit.tsx';
import { RecordDraft } from '../../records/drafts/RecordDraft.tsx';
import { bySchema } from '../../records/forms/bySchema.ts';
import { ModalForm } from '../../records/forms/ModalForm.tsx';
import { RuleForm } from '../../records/forms/RuleForm.tsx';
import { useSavedToast } from '../../records/forms/useSavedToast.ts';
import { OrigenPanel } from '../../records/origen/OrigenPanel.tsx';
import { ProductoActions } from './ProductoActions.tsx';
import { ProductoInputs } from './ProductoInputs.tsx';
import { isOfferedTipo } from './tipos.ts';
import { useReloadProductos } from './useReloadProductos.ts';

const rules = bySchema(productoChanges);
/** A tipo that is not offered is the stored one: it is not sent, so it is not checked. */
const validate = ({ tipo, ...values }: Record<string, unknown>) =>
  rules(isOfferedTipo(tipo) ? { ...values, tipo } : values);

interface ProductoEditProps {
  id: number;
  /** gets the focus; the first field by default */
  campo?: string;
  opensDraft?: boolean;
  onClose: () => void;
  onSaved?: () => void;
}

export function ProductoEdit({ id, campo = '', opensDraft = false, onClose, onSaved = onClose }: ProductoEditProps) {
  const toast = useToast();
  const announce = useSavedToast('productos');
  const reload = useReloadProductos();
  const onSuccess = async (producto: Producto) => {
    announce(messages.productos.updated, producto);
    await reload(producto);
    onSaved();
  };
  const onError = (error: unknown) => toast('error', failureText(error, messages.productos.updateFailed));
  return (
    <Modal title="Editar producto" onClose={onClose} holdsForm isWide>
      <ConflictEdit<Producto>
        resource="productos"
        id={id}
        queryOptions={STAY_ON_FAILURE}
        mutationOptions={{ onSuccess, onError }}
      >
        <LoadedRecord failure={messages.productos.loadOneFailed}>
          <StoredActions onClose={onClose} />
          <RecordDraft resource="productos" id={id} opensDraft={opensDraft} inDialog>
            <RuleForm validate={validate}>
              <ModalForm label="Guardar cambios" onCancel={onClose} campo={campo}>
                <ProductoInputs />
                <OrigenPanel recurso="productos" id={id} />
              </ModalForm>
            </RuleForm>
          </RecordDraft>
        </LoadedRecord>
      </ConflictEdit>
    </Modal>
  );
}

function StoredActions({ onClose }: { onClose: () => void }) {
  const producto = useRecordContext<Producto>();
  if (producto === undefined) return null;
  return (
    <Box sx={{ px: 3, pb: 2, display: 'flex', flexWrap: 'wrap', gap: 1, flexShrink: 0 }}>
      <ProductoActions producto={producto} onClose={onClose} />
    </Box>
  );
}
