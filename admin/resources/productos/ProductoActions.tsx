import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { Producto } from '../../../dataProvider/resources/productos.ts';
import { SiteLink } from '../../components/SiteLink.tsx';
import { ArchiveAction } from '../../records/archive/ArchiveAction.tsx';
import { VersionsButton } from '../../records/versiones/VersionsButton.tsx';

/** What a dialog of a product offers beside its edition. @param onClose closes the dialog, whose product has changed or gone */
export function ProductoActions({ producto, onClose }: { producto: Producto; onClose: () => void }) {
  const { id, nombre } = producto;
  return (
    <>
      <VersionsButton recurso="productos" id={id} onRestored={onClose} />
      <ArchiveAction recurso="productos" record={producto} nombre={nombre} onArchived={onClose} />
      <SiteLink path={sitePaths.producto(id, nombre)} dates={producto} />
    </>
  );
}
