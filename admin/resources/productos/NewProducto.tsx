import { useRef, useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import type { CslItem } from '../../../citation/csl.ts';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { NewDraft } from '../../records/drafts/NewDraft.tsx';
import { FormOverlayContext } from '../../records/forms/formOverlay.ts';
import { useKeptWorks } from './cita/useKeptWorks.ts';
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
  const { items, keep } = useKeptWorks();
  // The choice of this form stays while 'keep' changes the works of the next one.
  const [offered] = useState(items);
  const rest = useRef<readonly CslItem[]>(offered);
  const works = {
    items: offered,
    onRest: (left: readonly CslItem[]) => {
      rest.current = left;
    },
    onDiscard: () => {
      rest.current = [];
      keep([]);
    },
  };
  const keepRest = () => {
    keep(rest.current);
    return rest.current.length;
  };
  const onDraftDone = () => {
    keepRest();
    onClose();
  };
  return (
    <RecordContextProvider value={undefined}>
      <FormOverlayContext value={noOverlay}>
        <NewDraft resource="productos" id={draft} onDone={onDraftDone}>
          <ProductoCreate works={works} onSaved={keepRest} onClose={onClose} {...(initial && { initial })} />
        </NewDraft>
      </FormOverlayContext>
    </RecordContextProvider>
  );
}
