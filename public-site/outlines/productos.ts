import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { publicSiteMessages } from '../../contract/calls/publicMessages.ts';
import { readProductoDetail, readProductos } from '../../contract/wire/producto.ts';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { shortAuthors, yearText } from '../components/ProductoCard/authorsAndYear.ts';
import { byText, type Outline } from './outline.ts';

const { title, lead, failed, noNombre } = siteTexts.productos;

export const productos: Outline = {
  title,
  lead,
  none: publicSiteMessages.noProductos,
  failed,
  describe: (answer) => {
    const producto = readProductoDetail(answer)?.producto;
    if (producto === undefined) return '';
    const { resumen, descripcion, tipo, autores } = producto;
    return resumen || descripcion || [tipo, shortAuthors(autores), yearText(producto)].filter(Boolean).join('. ');
  },
  entriesIn: (answer) =>
    byText(
      readProductos(answer).map(({ id, nombre }) => ({
        path: sitePaths.producto(id, nombre),
        text: nombre || noNombre,
      })),
    ),
};
