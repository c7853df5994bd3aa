import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { SiteLink } from '../../components/SiteLink.tsx';
import { RecordActions } from '../../records/actions/RecordActions.tsx';

/** What a dialog of a product offers beside its edition. @param onClose closes the dialog, whose product has gone */
export function ProductoActions({ producto, onClose }: { producto: Producto; onClose: () => void }) {
  const { id, nombre } = producto;
  return (
    <RecordActions recurso="productos" id={id} archived={{ record: producto, nombre, onRemoved: onClose }}>
      <SiteLink path={sitePaths.producto(id, nombre)} dates={producto} />
    </RecordActions>
  );
}
