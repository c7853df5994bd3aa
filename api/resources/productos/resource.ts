import { nameOfPersona } from '../../../contract/bibliography/persona.ts';
import { bibliographyError } from '../../../contract/entities/bibliography.ts';
import { productoChanges } from '../../../contract/entities/producto.ts';
import { HOME_PRODUCTOS } from '../../../contract/values/homeLists.ts';
import type { Row } from '../../database/tables.ts';
import { parseLists } from '../bibliography/productoBibliography.ts';
import { firstListed, recordAt } from '../names/listedRecords.ts';
import type { SearchedTexts, ServerResource } from '../parts/serverResource.ts';
import { draftPage } from './draftPage.ts';
import { feedEntries } from './feedEntries.ts';
import { imports } from './imports.ts';
import { productoNode } from './jsonLd.ts';
import { pendientes } from './pendientes.ts';
import { randomProductos } from './queries.ts';
import { shownTogether } from './shownTogether.ts';
import { signposts } from './signposts.ts';

function searchedTextsOf(row: Row<'productos'>): SearchedTexts {
  const { autores, editores, palabras_clave } = parseLists(row);
  const placed = [row.revista, row.titulo_libro, row.evento_nombre, row.institucion, row.editorial];
  return {
    id: row.id,
    nombre: row.nombre,
    personas: [...autores, ...editores].map(nameOfPersona).join(', '),
    textos: [row.resumen, row.descripcion, palabras_clave.join(', '), ...placed, row.doi, row.tipo],
    fecha: row.fecha_publicacion || row.created_at,
    row,
  };
}

export const productos: ServerResource<'productos'> = {
  imports,
  changes: productoChanges,
  listColumns: ['autores', 'editores', 'palabras_clave'],
  errorOf: bibliographyError,
  draftPage,
  searchedTexts: (_db, rows) => rows.map(searchedTextsOf),
  jsonLd: productoNode,
  recordOf: ({ product }) => product,
  signposts,
  listed: (answer, max) => firstListed(answer.products, max, (record) => recordAt('producto', record)),
  homeList: async (db, now) => ({
    success: '1',
    message: '',
    products: await randomProductos(db, HOME_PRODUCTOS, now),
  }),
  sharedImage: ({ tipo }) => ({ label: tipo, picture: null }),
  feedEntries,
  pendientes,
  shownTogether,
};
