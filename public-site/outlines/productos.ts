import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { publicSiteMessages } from '../../contract/calls/publicMessages.ts';
import { siteTexts } from '../../i18n/siteTexts.ts';
import { shortAuthors, yearText } from '../components/ProductoCard/authorsAndYear.ts';
import { parseOneProducto, parseProductos } from '../data/parseProducto.ts';
import { byText, type Outline } from './outline.ts';

const { title, lead, failed, noNombre } = siteTexts.productos;

export const productos: Outline = {
  title,
  lead,
  none: publicSiteMessages.noProductos,
  failed,
  describe: (answer) => {
    const producto = parseOneProducto(answer)?.producto;
    if (producto === undefined) return '';
    const { resumen, descripcion, tipo, autores } = producto;
    return resumen || descripcion || [tipo, shortAuthors(autores), yearText(producto)].filter(Boolean).join('. ');
  },
  entriesIn: (answer) =>
    byText(
      parseProductos(answer).map(({ id, nombre }) => ({
        path: sitePaths.producto(id, nombre),
        text: nombre || noNombre,
      })),
    ),
};
