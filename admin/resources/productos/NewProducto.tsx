import { RecordContextProvider } from 'react-admin';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { NewDraft } from '../../records/drafts/NewDraft.tsx';
import { FormOverlayContext } from '../../records/forms/formOverlay.ts';
import { ProductoCreate } from './ProductoCreate.tsx';

interface NewProductoProps {
  /** the draft that the form is filled with */
  draft?: number | null;
  initial?: Partial<Producto>;
  onClose: () => void;
}

const noOverlay = () => null;

/** The dialog of a new product. It may lie over the form of another record, whose contexts end here. */
export function NewProducto({ draft = null, initial, onClose }: NewProductoProps) {
  return (
    <RecordContextProvider value={undefined}>
      <FormOverlayContext value={noOverlay}>
        <NewDraft resource="productos" id={draft} onSaved={onClose}>
          <ProductoCreate onClose={onClose} {...(initial && { initial })} />
        </NewDraft>
      </FormOverlayContext>
    </RecordContextProvider>
  );
}
