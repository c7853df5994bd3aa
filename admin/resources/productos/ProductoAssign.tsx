import { useGetOne } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { ProductoShow } from './ProductoShow.tsx';

/** The view of a product by its id, with the focus on the link that leads to its assignment. */
export function ProductoAssign({ id, onClose }: { id: number; onClose: () => void }) {
  const toast = useToast();
  const { data } = useGetOne<Producto>(
    'productos',
    { id },
    {
      onError: (error) => {
        toast('error', failureText(error, messages.productos.loadOneFailed));
        onClose();
      },
    },
  );
  return data === undefined ? null : <ProductoShow producto={data} campo="proyecto_id" onClose={onClose} />;
}
